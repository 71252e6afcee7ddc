// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SiteFooter } from '@/components/layout/site-footer';
import layout from '@/messages/en/layout.json';
import { inLanguage } from '../../setup/root-params';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2026-12-31T14:59:59Z', 2026],
  ['2026-12-31T15:00:00Z', 2027],
  ['2026-12-31T23:59:59Z', 2027],
  ['2028-02-29T12:00:00Z', 2028],
])('at %s the copyright is of %i, the year in Seoul', async (now, year) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  const html = renderToStaticMarkup(await inLanguage('en', () => SiteFooter({ register: undefined })));
  expect(html).toContain(`© ${year} `);
});

test.each([
  ['https://register.example/seller?number=0000000000', 1],
  [undefined, 0],
])('the register at %s has %i links', async (address, count) => {
  const html = renderToStaticMarkup(await inLanguage('en', () => SiteFooter({ register: address })));
  expect(html.split(layout.seller.register).length - 1).toBe(count);
  if (address !== undefined) expect(html).toContain(`href="${address}"`);
});
