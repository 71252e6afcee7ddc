import type { Locator } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { press } from './actions/by-keyboard';
import { openPicker, queryOf, rates, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const fieldsOf = ({ page }: Guest) => [...new URL(page.url()).searchParams.entries()].map((pair) => pair.join('='));

test('filters, order, Back and sharing by keyboard alone', async ({ guest, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, t } = guest;
  const { checkInDate, checkOutDate } = stayIn(18);
  await guest.open(paths.search(`checkIn=${checkInDate}&checkOut=${checkOutDate}&room=2-0`));
  const form = page.getByRole('form', { name: t('results.filters.title') });
  const applied = page.getByRole('list', { name: t('results.filters.applied') });
  const rows = page.getByRole('list', { name: t('search.results.listLabel') }).getByRole('listitem');

  const free = form.getByRole('checkbox', { name: new RegExp(`^${t('results.filters.refundable')}`) });
  const promised = Number(/\d+$/.exec((await free.locator('..').textContent()) ?? '')?.[0]);
  expect(promised, 'the filter says how many hotels it shows').toBeGreaterThan(1);
  await press(guest, free, 'Space');
  await expect(page).toHaveURL(/refundable=1/);
  await expect(rows).toHaveCount(promised);
  await expect(free, 'the focus stays where it was').toBeFocused();
  await expect(applied.getByRole('listitem')).toHaveCount(1);

  await press(guest, page.locator('summary').filter({ hasText: t('results.sort.recommended') }), 'Enter');
  await press(guest, page.getByRole('link', { name: t('results.sort.priceAsc') }), 'Enter');
  await expect(page).toHaveURL(/refundable=1&sort=priceAsc$/);
  const total = async (row: Locator) =>
    Number(/[\d,]{6,}/.exec((await row.textContent()) ?? '')?.[0].replaceAll(',', ''));
  expect(await total(rows.first())).toBeLessThanOrEqual(await total(rows.nth(1)));

  const second = rows.nth(1).getByRole('link', { name: t('search.results.choose') });
  await press(guest, second);
  await expect(rates(guest).first()).toBeVisible();
  await expect(page, 'filters and order go along to the rooms').toHaveURL(/refundable=1&sort=priceAsc$/);
  await page.goBack();
  await expect(page).toHaveURL(/refundable=1&sort=priceAsc$/);
  await expect(free).toBeChecked();
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the place on the page').toBeGreaterThan(100);

  const lift = applied.getByRole('link', {
    name: t('results.filters.remove', { filter: t('results.filters.refundable') }),
  });
  await press(guest, lift);
  await expect(page).not.toHaveURL(/refundable/);
  await expect(free).not.toBeChecked();
  await expect(page.locator('#result-count'), 'the focus does not fall to the top of the page').toBeFocused();

  const shared = page.getByRole('button', { name: t('results.share.action') });
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }));
  await press(guest, shared);
  await expect(page.getByRole('status').filter({ hasText: t('results.share.copied') })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.goBack();
  await expect(page).toHaveURL(/refundable=1&sort=priceAsc$/);
  await expect(free).toBeChecked();
  expect(fieldsOf(guest)).toEqual([
    `checkIn=${checkInDate}`,
    `checkOut=${checkOutDate}`,
    'room=2-0',
    'refundable=1',
    'sort=priceAsc',
  ]);
});

test('what another choice would change cannot be pressed before it is searched for', async ({ guest }) => {
  const { page, t } = guest;
  const stay = stayIn(26);
  for (const address of [paths.search(queryOf(stay)), paths.hotelOffers(stay.hotelId, queryOf(stay))]) {
    await guest.open(address);
    const hotels = page.getByRole('link', { name: t('search.results.choose') });
    const links = hotels.or(rates(guest));
    const pressable = links.and(page.locator(':not([inert] *)'));
    await expect(pressable).not.toHaveCount(0);
    const guests = await openPicker(guest, t('search.form.guests'), t('search.form.guests'));
    const more = t('search.form.more', { what: t('search.form.minors') });
    await guests.getByRole('button', { name: more }).click();
    await expect(pressable, 'none of two adults').toHaveCount(0);
    await guests.getByLabel(t('common.ages.child', { number: 1 })).selectOption('5');
    await guests.getByRole('button', { name: t('search.form.done') }).click();
    await page.getByRole('button', { name: t('search.form.showChoice') }).click();
    await expect(page).toHaveURL(/room=2-1-5/);
    await expect(pressable).not.toHaveCount(0);
  }
});

test('a full hotel leads to a stay that can be booked for the price it names, by one press', async ({
  guest,
  product,
}) => {
  test.setTimeout(90_000);
  const { page, t } = guest;
  const stay = stayIn(60, 'oreum-jeju');
  await product.hub.setRoomsLeft(stay.hotelId, stay.checkInDate, 0);
  try {
    await guest.open(paths.search(`${queryOf(stay)}&refundable=1`));
    const nothing = page.getByRole('region', { name: t('search.obstacle.soldOut') });
    await expect(nothing.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('form', { name: t('results.filters.title') })).toHaveCount(0);
    const way = nothing.getByRole('listitem').first();
    const price = /[\d,]{6,}/.exec((await way.textContent()) ?? '')?.[0] ?? 'no price';
    await way.getByRole('link').click();
    await expect(rates(guest).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(price);

    // What was searched is one press away from the front door, until somebody forgets it.
    await guest.open(paths.home());
    const recent = page.getByRole('navigation', { name: t('results.recent.title') });
    await expect(recent.getByRole('link').first()).toHaveAttribute('href', new RegExp(`hotel=${stay.hotelId}`));
    await recent.getByRole('button', { name: t('results.recent.clear') }).click();
    await expect(page.getByRole('status').filter({ hasText: t('results.recent.cleared') })).toBeVisible();
  } finally {
    await product.hub.setRoomsLeft(stay.hotelId, stay.checkInDate, 9);
  }
});
