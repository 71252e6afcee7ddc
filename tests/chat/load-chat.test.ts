import { beforeEach, describe, expect, it } from 'vitest';
import { loadChat } from '@/lib/chat/load-chat';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

describe('the chat', () => {
  beforeEach(() => {
    delete window.ChannelIO;
    delete window.ChannelIOInitialized;
    document.head.replaceChildren();
  });

  it.each([
    ['ko', 'ko'],
    ['en', 'en'],
    ['jp', 'ja'],
    ['ch', 'en'],
  ] as const)('is fetched once, and waits with a start without a name: %s greets in %s', (code, language) => {
    loadChat('plugin-key', code);
    loadChat('plugin-key', code);
    expect(scripts()).toEqual(['https://cdn.channel.io/plugin/ch-plugin-web.js']);
    expect(window.ChannelIO?.q).toEqual([['boot', { pluginKey: 'plugin-key', language }]]);
  });
});
