import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import ThirdPartyScripts from '@/components/layout/third-party-scripts';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host);

describe('scripts of others', () => {
  beforeEach(() => {
    document.head.replaceChildren();
    delete window.ChannelIO;
  });

  it('are fetched when the browser is idle, not before', async () => {
    let idle: (() => void) | undefined;
    vi.stubGlobal('requestIdleCallback', (task: () => void) => {
      idle = task;
      return 1;
    });
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    render(<ThirdPartyScripts tagManagerId="GTM-TEST" chatPluginKey="key" language="ko" />);
    await Promise.resolve();
    expect(scripts()).toEqual([]);
    idle?.();
    await waitFor(() => expect(scripts().toSorted()).toEqual(['cdn.channel.io', 'www.googletagmanager.com']));
  });

  it('come after a while in a browser without idle callbacks, and only what is configured', async () => {
    render(<ThirdPartyScripts tagManagerId="GTM-TEST" language="ko" />);
    await waitFor(() => expect(scripts()).toEqual(['www.googletagmanager.com']));
    expect(window.ChannelIO).toBeUndefined();
  });
});
