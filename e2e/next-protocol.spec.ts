import { PREFETCH_HEADER, ROUTER_STATE_HEADER, RSC_HEADER, RSC_PARAMETER } from '../lib/request/next-protocol';
import { paths } from '../lib/routes/paths';
import { expect, test } from './fixtures/journey';
import type { Headers } from './fixtures/raw-request';

test('the router and the server of Next use the names of lib/request/next-protocol.ts', async ({ guest }) => {
  const { page, t } = guest;
  const requested: { url: URL; headers: Headers }[] = [];
  page.on('request', (request) => {
    const headers = request.headers();
    if (headers[RSC_HEADER] === '1') requested.push({ url: new URL(request.url()), headers });
  });
  await guest.open(paths.membershipLogin());
  const hotels = page.getByRole('banner').getByRole('link', { name: t('layout.header.hotels'), exact: true });
  await hotels.hover();
  const prefetches = () => requested.filter(({ headers }) => headers[PREFETCH_HEADER] !== undefined);
  await expect.poll(() => prefetches().length, 'prefetches').toBeGreaterThan(0);
  await hotels.click();
  await expect(page).toHaveURL(guest.address(paths.hotels()));
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('layout.viewer.logIn'), exact: true })
    .click();
  await expect(page).toHaveURL(/membershipLogin/);
  const navigations = requested.filter(({ headers }) => headers[PREFETCH_HEADER] === undefined);
  expect(navigations.length).toBeGreaterThan(0);
  for (const { url, headers } of navigations) {
    expect(Object.keys(headers)).toContain(ROUTER_STATE_HEADER);
    expect(url.searchParams.has(RSC_PARAMETER), url.href).toBe(true);
  }
});
