import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import ThirdPartyScripts from '@/components/layout/third-party-scripts';

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const chat = 'https://cdn.channel.io/plugin/ch-plugin-web.js';
const tagManager = (container: string) => `https://www.googletagmanager.com/gtm.js?id=${container}`;

describe('scripts of others', () => {
  beforeEach(() => {
    delete window.ChannelIO;
    delete window.dataLayer;
  });

  it('are fetched later, once, and find what waits for them', async () => {
    const { unmount } = render(<ThirdPartyScripts tagManagerId="GTM-ONE" chatPluginKey="key" language="ko" />);
    expect(scripts()).toEqual([]);
    await waitFor(() => expect(scripts().toSorted()).toEqual([chat, tagManager('GTM-ONE')]));
    expect(document.querySelectorAll('script[data-nscript="lazyOnload"]')).toHaveLength(2);
    expect(window.dataLayer).toMatchObject([{ event: 'gtm.js' }]);
    expect(window.ChannelIO).toBeDefined();

    document.querySelector(`script[src="${chat}"]`)?.dispatchEvent(new Event('load'));
    await waitFor(() => expect(window.ChannelIO?.q).toEqual([['boot', { pluginKey: 'key', language: 'ko' }]]));
    unmount();
    render(<ThirdPartyScripts tagManagerId="GTM-ONE" chatPluginKey="key" language="ko" />);
    await waitFor(() => expect(window.dataLayer).toHaveLength(1));
    expect(scripts()).toHaveLength(2);
    expect(window.ChannelIO?.q).toHaveLength(1);
  });

  it('are only those that are configured', async () => {
    const before = scripts().length;
    render(<ThirdPartyScripts tagManagerId="GTM-TWO" language="ko" />);
    await waitFor(() => expect(scripts()).toContain(tagManager('GTM-TWO')));
    expect(scripts()).toHaveLength(before + 1);
    expect(window.ChannelIO).toBeUndefined();
  });
});
