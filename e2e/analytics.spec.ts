import type { BrowserContext } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { sampleAccounts } from '../sandbox/hub/seed/accounts';
import { book, sampleGuest } from './actions/book-room';
import { logInAs } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { chooseHotel, chooseRoom, queryOf, rates, searchByForm, stayIn } from './actions/search-stay';
import { expect, test } from './fixtures/journey';

type Entry = Record<string, unknown> & { event?: string; ecommerce?: { items?: unknown[] } | null };

/** Everything that any page of the browser puts into its data layer, in its order. */
async function listenToDataLayers(context: BrowserContext): Promise<Entry[]> {
  const entries: Entry[] = [];
  await context.exposeBinding('layerGot', (_, entry: string) => void entries.push(JSON.parse(entry)));
  await context.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...got: unknown[]) => {
      for (const entry of got) {
        (window as unknown as { layerGot: (entry: string) => void }).layerGot(JSON.stringify(entry));
      }
      return Array.prototype.push.apply(layer, got);
    };
    (window as unknown as { dataLayer: unknown[] }).dataLayer = layer;
  });
  return entries;
}

test.use({ reads: 'en' });

test('each step from the search to the booking is tracked once, without names', async ({ guest, product }) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const stay = stayIn(70, 'oreum-jeju');
  const hotelName = await product.hub.hotelName(stay.hotelId, 'en');
  const entries = await listenToDataLayers(page.context());
  const all: Entry[] = [];
  const named = () => entries.filter(({ event }) => event !== undefined);
  /** What was told since the last look: as much as must come, and what comes in a pause after it. */
  const told = async (atLeast = 0): Promise<Entry[]> => {
    await expect.poll(() => named().length, { message: 'told so far' }).toBeGreaterThanOrEqual(atLeast);
    await page.waitForTimeout(400);
    const got = entries.splice(0);
    for (const [index, entry] of got.entries()) {
      if (entry.event && 'ecommerce' in entry) expect(got[index - 1], entry.event).toEqual({ ecommerce: null });
    }
    all.push(...got);
    return got.filter(({ event }) => event !== undefined);
  };
  const names = async () => (await told()).map(({ event }) => event);

  await guest.open(paths.home());
  await searchByForm(guest, stay, hotelName);
  await expect(mainHeading(guest)).toBeVisible();
  const [search, seen, ...more] = await told(2);
  expect(more).toEqual([]);
  expect(seen).toMatchObject({ event: 'view_item', ecommerce: { items: [{ item_id: stay.hotelId }] } });
  expect(search).toEqual({
    event: 'search',
    search_term: stay.hotelId,
    start_date: stay.checkInDate,
    end_date: stay.checkOutDate,
    number_of_nights: 2,
    number_of_rooms: 1,
    number_of_passengers: 2,
  });
  await guest.open(paths.search(queryOf(stay)));
  await expect(mainHeading(guest)).toBeVisible();
  const [list, ...others] = await told(1);
  expect(others).toEqual([]);
  const found = { item_id: stay.hotelId, item_name: hotelName, index: 0, price: expect.any(Number) };
  expect(list).toMatchObject({
    event: 'view_item_list',
    ecommerce: { item_list_id: 'search_results', items: [found] },
  });
  await page.reload();
  await expect(mainHeading(guest)).toBeVisible();
  expect(await names(), 'after a reload').toEqual([]);

  await chooseHotel(guest, hotelName);
  const [choice, view] = await told(2);
  expect(choice).toMatchObject({ event: 'select_item', ecommerce: { item_list_id: 'search_results', items: [found] } });
  expect(view).toMatchObject({
    event: 'view_item',
    ecommerce: { currency: 'KRW', items: [{ item_id: stay.hotelId, item_name: hotelName }] },
  });
  await page.getByRole('link', { name: t('search.offers.aboutHotel') }).click();
  await expectPath(guest, paths.hotel(stay.hotelId));
  await page.goBack();
  await page.goBack();
  await expectPath(guest, paths.search());
  await page.goForward();
  await expect(rates(guest).first()).toBeVisible();
  expect(await names(), 'the same hotel, and the way back').toEqual([]);

  await chooseRoom(guest);
  await page.getByRole('link', { name: t('booking.guest.logIn') }).click();
  await logInAs(guest, 'member');
  await expectPath(guest, paths.booking());
  await expect(mainHeading(guest)).toBeVisible();
  const events = await told(2);
  await page.reload();
  await expect(mainHeading(guest)).toBeVisible();
  expect(await names(), 'begun once, reloaded or not').toEqual([]);
  expect(events.map(({ event }) => event).sort()).toEqual(['begin_checkout', 'login']);
  expect(events.find(({ event }) => event === 'login')).toEqual({ event: 'login', method: 'password' });
  const room = { item_id: stay.hotelId, item_name: hotelName, index: 0, price: expect.any(Number), quantity: 1 };
  const money = { currency: 'KRW', value: expect.any(Number), items: [expect.objectContaining(room)] };
  expect(events.find(({ event }) => event === 'begin_checkout')?.ecommerce).toEqual(money);

  const number = await book(guest);
  expect(await told(1)).toEqual([{ event: 'purchase', ecommerce: { transaction_id: number, ...money } }]);
  await page.reload();
  await expect(page.getByTestId('reservation-no')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(page.url());
  await expect(second.getByTestId('reservation-no')).toBeVisible();
  expect(await names(), 'after a reload and in a second tab').toEqual([]);

  const member = await page.evaluate(() => localStorage.getItem('membershipUserStorage'));
  const { memberName, membershipNo, membershipId, memberEmail, memberMobile } = JSON.parse(member ?? '{}');
  const cookies = (await page.context().cookies()).filter(({ value }) => value.length > 20);
  const personal = [
    ...[memberName, membershipNo, membershipId, memberEmail, memberMobile],
    ...[sampleGuest.firstName, sampleGuest.email, sampleGuest.mobile, sampleGuest.requests],
    ...[sampleAccounts.member.password, 'Bearer', ...cookies.map(({ value }) => value)],
  ];
  expect(personal.filter((text) => typeof text !== 'string' || text.length < 3)).toEqual([]);
  const everything = JSON.stringify(all);
  expect(personal.filter((text) => everything.includes(text))).toEqual([]);
});
