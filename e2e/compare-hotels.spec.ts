import { paths } from '../lib/routes/paths';
import { press } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { expectPath, mainHeading } from './actions/look-around';
import { rates, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const { checkInDate, checkOutDate } = stayIn(33);
const anywhere = `checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-2-5-13`;

const priceIn = (text: string | null) => /[\d,]{7,}/.exec(text ?? '')?.[0] ?? 'no price';
const comparedIn = ({ page }: Guest) => new URL(page.url()).searchParams.getAll('compare');

test('hotels are chosen in the results and compared by keyboard alone', async ({ guest, product }) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  await guest.open(paths.search(anywhere));
  const rowOf = (hotelId: string) => page.locator(`[data-item-id=${hotelId}]`);
  const toggle = (hotelId: string, name: 'add' | 'remove') =>
    rowOf(hotelId).getByRole('link', { name: new RegExp(`^${t(`results.compare.${name}`)}`) });
  const ids = ['padosori-seogwipo', 'oreum-jeju'] as const;
  const prices: string[] = [];
  for (const hotelId of ids) {
    prices.push(priceIn(await rowOf(hotelId).textContent()));
    await press(guest, toggle(hotelId, 'add'));
    await expect(toggle(hotelId, 'remove'), 'the focus stays where it was').toBeFocused();
  }
  expect(comparedIn(guest)).toEqual(ids);
  await expect(
    page.getByRole('status').filter({ hasText: t('results.compare.chosen', { count: 2, most: 4 }) }),
  ).toBeVisible();
  await expectAccessible(guest, 'results with two hotels chosen');
  await page.reload();
  await expect(toggle(ids[0], 'remove')).toBeVisible();

  await product.hub.closeFacility(ids[0], 'spa', checkInDate, checkInDate);
  await press(guest, page.getByRole('link', { name: t('results.compare.open') }));
  await expectPath(guest, paths.compareHotels('').replace('?', ''));
  await expect(mainHeading(guest)).toHaveText(t('results.compare.title'));
  const table = page.getByRole('table');
  const row = (title: string) => table.locator('tbody').filter({ has: page.getByText(title, { exact: true }) });
  const nights = t('common.stay.nights', { count: 2 });
  const totals = row(t('search.results.total', { nights, rooms: 1 })).getByRole('cell');
  for (const [place, price] of prices.entries()) await expect(totals.nth(place)).toContainText(price);
  await expect(row(t('common.stayNotices.title')).getByRole('cell').first()).toContainText(
    t('common.stayNotices.closed', { days: '' }).trim(),
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(guest, 'a comparison');

  await press(guest, table.getByRole('link', { name: new RegExp(`^${t('search.results.choose')}`) }).last());
  await expect(rates(guest).first()).toBeAttached();
  expect(comparedIn(guest), 'the choice goes along to the rooms').toEqual(ids);
  await page.goBack();
  await press(guest, table.getByRole('link', { name: new RegExp(`^${t('results.compare.remove')}`) }).first());
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  await expect(page.getByText(t('results.compare.one'))).toBeVisible();
  await press(guest, page.getByRole('link', { name: t('search.offers.back') }));
  await expectPath(guest, paths.search());
  expect(comparedIn(guest)).toEqual(ids.slice(1));

  // A fifth hotel is refused, and a hub that fails for one of them leaves the others, on a phone too.
  await page.setViewportSize({ width: 390, height: 844 });
  const five = ['haneul-namsan', ...ids, 'wolji-byeolgung', 'unhae-seorak'];
  await guest.open(paths.search(`${anywhere}&${five.map((hotelId) => `compare=${hotelId}`).join('&')}`));
  await expect(page.getByText(t('search.repairs.compare-many', { most: 4 }))).toBeVisible();
  await expect(page.getByText(t('results.compare.full', { most: 4 }), { exact: true }).first()).toBeVisible();
  await product.hub.fail({ path: '/product/hotel/oreum-jeju/offers', kind: 'down' });
  await page.getByRole('link', { name: t('results.compare.open') }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByText(t('results.compare.unknown'))).toHaveCount(1);
  await expect(table.getByRole('link', { name: new RegExp(`^${t('search.results.choose')}`) })).not.toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await product.hub.heal();
});
