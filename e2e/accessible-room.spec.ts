import { addDays } from '../lib/dates/day';
import { paths } from '../lib/routes/paths';
import { bookByCall } from './actions/book-by-call';
import {
  confirmButton,
  confirmChangeButton,
  confirmedNumber,
  fillGuestDetails,
  goOnAsGuest,
  sampleGuest,
} from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember } from './actions/log-in';
import { untilTakenOver } from './actions/look-around';
import { lookUp } from './actions/look-up';
import { chooseRoom, dayButton, openPicker, queryOf, rates, type Stay, stayIn } from './actions/search-stay';
import { expect, type Guest, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const facts = ({ page }: Guest) => page.getByTestId('accessible-room').filter({ visible: true });
const soldOut = ({ t }: Guest) => new RegExp(`${t('search.calendar.soldOut')}|${t('search.calendar.checkOutOnly')}`);
const needed = ({ page, t }: Guest) => page.getByRole('link', { name: t('search.offers.accessibleNeeded') });

async function leaveOneAccessible({ hub }: Product, { hotelId, checkInDate, checkOutDate }: Stay): Promise<void> {
  for (let date = checkInDate; date < checkOutDate; date = addDays(date, 1)) {
    await hub.setMinimumStay(hotelId, date, 1);
    await hub.setRoomsLeft(hotelId, date, 1, `${hotelId}-accessible-twin`);
  }
}

/** The last one is on the page for guests who say that they need it. */
async function sayNeed(guest: Guest): Promise<void> {
  const { page } = guest;
  await expect(rates(guest).first()).toBeVisible();
  await expect(facts(guest), 'kept for those who need it').toHaveCount(0);
  await needed(guest).focus();
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('main')
      .locator('li')
      .filter({ has: rates(guest) })
      .first(),
  ).toContainText(guest.t('common.accessible.doorWidth', { width: 92 }));
  expect(new URL(page.url()).searchParams.get('accessible')).toBe('1');
}

test('the last accessible room is found by its need, held by the booking, and no longer offered', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const stay = stayIn(77);
  await leaveOneAccessible(product, stay);
  const rooms = paths.hotelOffers(stay.hotelId, queryOf(stay));
  await guest.open(rooms);
  await sayNeed(guest);
  await expectAccessible(guest, 'rooms with the need');
  const [taken, left] = [stay.checkOutDate, addDays(stay.checkOutDate, 1)];
  for (const night of [taken, left]) await product.hub.setRoomsLeft(stay.hotelId, night, 5);
  await product.hub.setRoomsLeft(stay.hotelId, taken, 0, `${stay.hotelId}-accessible-twin`);
  const dates = await openPicker(guest, t('search.form.dates'), t('search.calendar.title'));
  await expect(dates.getByText(t('search.calendar.accessibleLegend'))).toBeVisible();
  await expect(await dayButton(guest, dates, taken), 'others have rooms').toHaveAccessibleName(soldOut(guest));
  await expect(await dayButton(guest, dates, left)).toHaveAccessibleName(/₩/);
  await dates.getByRole('button', { name: t('search.form.done') }).click();
  await page.goBack();
  await expect(facts(guest)).toHaveCount(0);
  await page.goForward();
  await expect(facts(guest)).toHaveCount(1);

  await chooseRoom(guest);
  await goOnAsGuest(guest);
  await fillGuestDetails(guest);
  await expect(confirmButton(guest)).toBeVisible();
  const held = t('common.accessible.held');
  await expect(facts(guest), 'the review').toContainText(held);
  await expectAccessible(guest, 'the review of an accessible room');
  await confirmButton(guest).click();
  const number = await confirmedNumber(guest);
  await expect(facts(guest), 'the confirmation').toContainText(held);
  const mail = (await product.hub.mails()).find(({ subject }) => subject.includes(number));
  expect(mail?.text).toContain(held);

  await guest.open(rooms);
  await needed(guest).click();
  await expect(page.getByText(t('search.offers.noAccessible'))).toBeVisible();
  await expect(facts(guest)).toHaveCount(0);

  await page.context().clearCookies();
  await guest.open(paths.guestReservation());
  await lookUp(guest, { number, lastName: sampleGuest.lastName, contact: sampleGuest.mobile });
  await expect(facts(guest), 'the look-up').toContainText(held);
  await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
  const type = page.getByLabel(t('booking.change.roomType'), { exact: true });
  await untilTakenOver(type);
  await type.selectOption(`${stay.hotelId}-deluxe-double`);
  await page.getByRole('button', { name: t('booking.change.ask') }).click();
  await expect(page.getByText(t('booking.change.accessibleEnds'))).toBeVisible();
  await expect(confirmChangeButton(guest)).toBeVisible();
  await expect(facts(guest)).toHaveCount(0);
  await expectAccessible(guest, 'a change that ends the promise');
});

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a booked room becomes the last accessible one when the need is said', async ({ guest, product }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const stay = stayIn(87);
    await leaveOneAccessible(product, stay);
    await arriveWith(guest, await newMember(product));
    const { number } = await bookByCall(guest, product, stay, ['flexible']);
    await guest.open(paths.myPageReservationCheck.roomReservationChange(number));
    const type = page.getByLabel(t('booking.change.roomType'), { exact: true });
    await untilTakenOver(type);
    await type.selectOption(`${stay.hotelId}-accessible-twin`);
    const night = page.locator(`[data-day="${stay.checkInDate}"]`);
    await expect(night, 'kept for those who need it').toHaveAccessibleName(soldOut(guest));
    const ask = page.getByRole('button', { name: t('booking.change.ask') });
    await ask.click();
    await expect(page.getByText(t('booking.change.failure.soldOut'))).toBeVisible();
    const need = page.getByRole('checkbox', { name: t('booking.change.accessibleNeeded') });
    await need.check();
    await expect(night).toHaveAccessibleName(/₩/);
    await expectAccessible(guest, 'a change with the need');
    await ask.click();
    await confirmChangeButton(guest).click();
    await expect(page.getByText(t('booking.change.done'))).toBeVisible();
    await page.getByRole('link', { name: t('booking.change.show') }).click();
    await expect(facts(guest)).toContainText(t('common.accessible.held'));
    await guest.open(paths.myPageReservationCheck.roomReservationChange(number));
    await untilTakenOver(type);
    await expect(need, 'its holder need not say it').toHaveCount(0);
  });
});
