import { addDays } from '../lib/dates/day';
import { paths } from '../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails } from './actions/book-room';
import { arriveAs } from './actions/log-in';
import { dayButton, openPicker, openRates, queryOf, rates, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';

const hotelId = 'haneul-namsan';

/** One night, with rooms of every type. */
function oneNight(days: number) {
  const stay = stayIn(days, hotelId);
  return { ...stay, checkOutDate: addDays(stay.checkInDate, 1) };
}

/** The won that a day of the open calendar names. */
async function calendarPrice(guest: Guest, day: string): Promise<string> {
  await guest.open(paths.hotel(hotelId));
  const dates = await openPicker(guest, guest.t('search.form.dates'), guest.t('search.calendar.title'));
  const button = await dayButton(guest, dates, day);
  await expect(button).toHaveAccessibleName(/₩[\d,]+/);
  return /₩[\d,]+/.exec((await button.textContent()) ?? '')?.[0] ?? '';
}

/** Follows the first rate from the list on, and expects the same sum on each page up to the booking. */
async function expectSameUpToBooking(guest: Guest, stay: ReturnType<typeof oneNight>, price: string, rate: string) {
  const { page, t } = guest;
  await guest.open(paths.search(queryOf(stay)));
  const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: t('search.results.choose') }) });
  await expect(row.getByText(price, { exact: true })).toBeVisible();
  await row.getByRole('link', { name: t('search.results.choose') }).click();
  const cheapest = rates(guest).filter({ has: page.getByText(price, { exact: true }) });
  await openRates(guest, cheapest.first());
  const offer = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: rate }) })
    .filter({ has: page.getByText(price, { exact: true }) });
  await offer
    .last()
    .getByRole('link', { name: guest.like('search.offers.selectLabel') })
    .first()
    .click();
  await fillGuestDetails(guest);
  await expect(confirmButton(guest)).toContainText(price);
  await confirmButton(guest).click();
  const number = await confirmedNumber(guest);
  await expect(page.getByRole('main')).toContainText(price);
  return number;
}

test('a member sees one price: calendar of a cached page, list, rooms, booking, confirmation, My Page', async ({
  guest,
  product,
}) => {
  const stay = oneNight(47);
  await product.hub.openNights(hotelId, 1, stay.checkInDate);
  const everybodys = await calendarPrice(guest, stay.checkInDate);
  await arriveAs(guest, 'member');
  // A cached card is the same for everybody, and says whose price it names.
  await guest.open(paths.hotels());
  const card = guest.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: /₩[\d,]+/ });
  await expect(card.first()).toContainText('1박');
  const price = await calendarPrice(guest, stay.checkInDate);
  expect(price).not.toBe(everybodys);
  // The access token of a page that was left open has run out; what a member pays has not changed.
  await product.hub.expireAccessTokens();
  await guest.open(paths.search(queryOf(stay)));
  await expect(guest.page.getByRole('main').getByText(price, { exact: true }).first()).toBeVisible();
  const number = await expectSameUpToBooking(guest, stay, price, '회원 요금');
  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(guest.page.getByRole('main')).toContainText(price);
});
