import { addDays } from '../lib/dates/day';
import { seoulToday } from '../lib/dates/moment';
import type { StayPackage } from '../lib/hub/contract/package';
import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails, sampleGuest } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { expectPath, mainHeading } from './actions/look-around';
import { dayButton, openPicker } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

async function packageOf({ hub }: Product, packageId: string, { language }: Guest): Promise<StayPackage> {
  const answer = await fetch(`${hub.address}/api/product/package/${packageId}?lang=${language.code}`);
  if (!answer.ok) throw new Error(`${packageId} answered ${answer.status}`);
  return ((await answer.json()) as { data: StayPackage }).data;
}

function lowestOf({ hotels, packageId }: StayPackage) {
  const [cheapest] = hotels
    .flatMap(({ hotelId, hotelName, lowest }) => (lowest ? [{ hotelId, hotelName, ...lowest }] : []))
    .sort((a, b) => a.totalKrw - b.totalKrw);
  if (!cheapest) throw new Error(`${packageId} cannot be booked`);
  return cheapest;
}

/** From the page of an offer to the rooms at its lowest price. */
async function openCheapest(guest: Guest, known: StayPackage) {
  const { page, t } = guest;
  const lowest = lowestOf(known);
  const link = page.getByRole('link', { name: `${t('hotels.packages.see')} ${lowest.hotelName}` });
  await link.click();
  await expectPath(guest, paths.hotelOffers(lowest.hotelId, '').replace('?', ''));
  return lowest;
}

const rateOf = ({ page }: Guest, { title }: StayPackage) =>
  page.locator('details[open] li').filter({ has: page.getByRole('heading', { name: title }) });

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('an offer is found, read and booked at its lowest price, and its contents go along', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const known = await packageOf(product, 'spring-two-nights', guest);
    await guest.open(paths.home());
    await page.getByRole('main').getByRole('link', { name: known.title }).click();
    await expectPath(guest, paths.package(known.packageId));
    await expect(mainHeading(guest)).toHaveText(known.title);
    for (const { name } of known.inclusions) await expect(page.getByRole('main')).toContainText(name);
    await expectAccessible(guest, 'an offer');

    const { totalKrw, checkInDate, checkOutDate } = await openCheapest(guest, known);
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('checkIn'), asked.get('checkOut')]).toEqual([checkInDate, checkOutDate]);
    await expect(page.getByText(t('search.offers.package.title', { name: known.title }))).toBeVisible();
    const rate = rateOf(guest, known).first();
    await expect(rate).toContainText(totalKrw.toLocaleString('en'));
    await expect(rate).toContainText(t('search.offers.chosen'));
    await expectAccessible(guest, 'rooms with an offer');
    await rate.getByRole('link').click();
    await expectPath(guest, paths.booking());

    const bath = known.inclusions.find(({ code }) => code === 'private-bath')?.name ?? '';
    const byNight = `${t('common.stay.inclusions.nights', { from: 1, until: 2 })}: `;
    const contents = page.getByRole('list', { name: t('common.stay.inclusions.title') }).filter({ visible: true });
    await fillGuestDetails(guest);
    await expect(contents.first()).toContainText(byNight);
    await expect(contents.first()).toContainText(bath);
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await expect(contents.first()).toContainText(byNight);
    await expect(contents.first()).toContainText(t('common.stay.inclusions.lastDay'));
    const mail = (await product.hub.mails()).find(({ text }) => text.includes(number));
    expect(mail?.text).toContain(bath);
  });
});

test('the calendar of a chosen offer closes the days on which it is not available', async ({ guest, product }) => {
  const { page, t } = guest;
  const known = await packageOf(product, 'sea-late-morning', guest);
  const today = seoulToday(new Date());
  const closed = known.blackoutDays.find((day) => day > today) ?? known.stay.until;
  const { hotelId } = lowestOf(known);
  const query = `checkIn=${closed}&checkOut=${addDays(closed, 1)}&room=2-0&offer=${known.packageId}`;
  await product.hub.setRoomsLeft(hotelId, closed, 5);
  await product.hub.setMinimumStay(hotelId, closed, 1);
  await guest.open(paths.hotelOffers(hotelId, query));
  await expect(page.getByText(t('search.offers.package.notThen'))).toBeVisible();
  const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  const day = await dayButton(guest, dates, closed);
  await expect(day).toHaveAccessibleName(new RegExp(t('search.calendar.packageClosed')));
  await expect(dates.getByText(t('search.calendar.packageClosedLegend'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: t('search.offers.package.without') }).click();
  await expect(page.getByText(t('search.offers.package.notThen'))).toBeHidden();
  expect(new URL(page.url()).searchParams.has('offer')).toBe(false);
});

test('an offer that is withdrawn before the last press is not booked, and what was typed is kept', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const known = await packageOf(product, 'dinner-and-morning', guest);
  await guest.open(paths.package(known.packageId));
  await openCheapest(guest, known);
  await rateOf(guest, known).first().getByRole('link').click();
  await expectPath(guest, paths.booking());
  const booking = page.url();
  await fillGuestDetails(guest);
  await product.hub.withdrawPackage(known.packageId, 'Y');
  try {
    await confirmButton(guest).click();
    await expect(page.getByRole('alert').getByText(t('booking.soldOut.reason.package'))).toBeVisible();
  } finally {
    await product.hub.withdrawPackage(known.packageId, 'N');
  }
  await page.goto(booking);
  await expect(page.getByRole('heading', { name: t('booking.review.title') })).toBeVisible();
  await expect(page.getByText(sampleGuest.email)).toBeVisible();
});
