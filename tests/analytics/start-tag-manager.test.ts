// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { startTagManager } from '@/lib/analytics/start-tag-manager';

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src, async }) => ({ src, async }));

describe('the tag manager', () => {
  beforeEach(() => {
    delete window.dataLayer;
    document.head.replaceChildren();
  });

  it('is fetched once, by its container, and finds what happened before it', async () => {
    window.dataLayer = [{ event: 'search' }];
    startTagManager('GTM-TEST');
    startTagManager('GTM-TEST');
    await Promise.resolve();
    expect(scripts()).toEqual([{ src: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST', async: true }]);
    expect(window.dataLayer).toEqual([{ event: 'search' }, { 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
  });
});
