import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from '../../scripts/structure/source-files';

describe('the data layer', () => {
  const files = sourceFiles(['app', 'components', 'lib']).map(({ path, text }) => ({
    path,
    text: withoutComments(text),
  }));
  const within = (pattern: RegExp) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

  it('is touched by lib/analytics alone, where nothing that names a person has a place', () => {
    expect(within(/dataLayer/).sort()).toEqual(['lib/analytics/data-layer.ts', 'lib/analytics/queue-tags.ts']);
  });

  it('and the chat are called through callThirdParty, after the action and without its failing', () => {
    const touching = within(/window\.(dataLayer|ChannelIO)\b/).sort();
    expect(touching).toEqual(['lib/analytics/data-layer.ts', 'lib/analytics/queue-tags.ts', 'lib/chat/start-chat.ts']);
    expect(within(/callThirdParty\(/).sort()).toEqual([...touching, 'lib/third-party/call-third-party.ts']);
  });

  it('gets e-commerce events from one place, which sends each once', () => {
    expect(within(/pushEcommerce/).sort()).toEqual(['lib/analytics/data-layer.ts', 'lib/analytics/stay-events.ts']);
  });
});
