import { paths } from '../lib/routes/paths';
import { bookByCall } from './actions/book-by-call';
import { confirmButton, confirmedNumber, fillTwoRooms } from './actions/book-room';
import { press } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember } from './actions/log-in';
import { expectPath, untilTakenOver } from './actions/look-around';
import { bookingOf, offersOf } from './actions/offers-of';
import { freeStay } from './actions/search-stay';
import { expect, type Guest, guestOf, test } from './fixtures/journey';

const hotelId = 'haneul-namsan';
const digits = (amountKrw: number) => amountKrw.toLocaleString('en-US');

const linkOfRoom = ({ page, t }: Guest, number: number) =>
  page.getByRole('link', { name: t('booking.change.cancelRoom', { number }), exact: true });
const confirmOf = ({ page, like }: Guest) => page.getByRole('button', { name: like('booking.change.confirmCancel') });
const cancelledRooms = ({ page, t }: Guest) =>
  page.getByRole('heading', { name: t('common.cancelledRooms.title'), exact: true });
const comparison = ({ page, t }: Guest) => page.getByRole('heading', { name: t('booking.change.step.quoted') });

test('a member cancels the second of three rooms by keyboard alone: its fee is due beside the total of the rest', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  await arriveWith(guest, await newMember(product));
  const stay = await freeStay(product, 60, hotelId);
  const plans = ['flexible', 'advance', 'flexible'] as const;
  const { number, totalKrw } = await bookByCall(guest, product, stay, plans);
  await product.hub.endGrace(number);
  const [, fixed] = await offersOf(product, stay, plans, guest.language);
  const feeKrw = fixed.price.totalKrw;
  const main = page.getByRole('main');

  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(guest.page.locator('svg.drawn-map'), 'the surroundings of the hotel').toBeVisible();
  await expect(linkOfRoom(guest, 3)).toBeVisible();
  await expectAccessible(guest, 'the reservation with several rooms');
  await press(guest, linkOfRoom(guest, 2));
  await expect(comparison(guest)).toBeFocused();
  for (const sum of [totalKrw, totalKrw - feeKrw, feeKrw]) await expect(main).toContainText(digits(sum));
  await expect(main, 'a fee of the whole price').toContainText(t('booking.change.savesNothing'));
  await expectAccessible(guest, 'the sums of cancelling a room');
  await press(guest, confirmOf(guest));
  const done = page.getByRole('heading', { name: t('booking.change.step.doneCancel', { count: 1 }) });
  await expect(done).toBeVisible();
  await expect(cancelledRooms(guest)).toBeVisible();
  await expect(main, 'its fee').toContainText(digits(feeKrw));
  await press(guest, page.getByRole('link', { name: t('booking.change.show') }));

  await expectPath(guest, paths.myPageReservationCheck.roomReservationDetail(number));
  await expect(cancelledRooms(guest)).toBeVisible();
  await expect(linkOfRoom(guest, 2)).toBeVisible();
  await expect(linkOfRoom(guest, 3)).toHaveCount(0);
  // What is due at the hotel is the rest with the fee: the fee is the whole price of a rate that is not refunded.
  await expect(page.getByTestId('booking-due')).toHaveText(new RegExp(digits(totalKrw)));
  await guest.open(paths.myPageReservationCheck.roomReservationReceipt(number));
  await expect(page.locator('[data-charged]')).toHaveText(new RegExp(digits(totalKrw)));
  await expect(main).toContainText(t('common.stay.roomFees'));
});

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a guest cancels one of two rooms by look-up; a fee that came meanwhile and another tab are asked again', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const stay = await freeStay(product, 90, hotelId);
    const offers = await offersOf(product, stay, ['flexible', 'advance'], guest.language);
    const [flexible, fixed] = offers;
    const expectedTotalKrw = flexible.price.totalKrw + fixed.price.totalKrw;
    await guest.open(bookingOf(stay, offers));
    await fillTwoRooms(guest);
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await page.getByRole('link', { name: t('booking.confirmation.toLookUp') }).click();
    await expectPath(guest, paths.guestReservation());

    const other = guestOf(await page.context().newPage(), guest.language, product);
    await other.open(paths.guestReservation());
    await linkOfRoom(guest, 2).click();
    await expect(comparison(guest)).toBeFocused();
    await expect(page.getByText(t('booking.change.noFee')), 'free within the hour').toBeVisible();
    // The hour ends between the quote and the press.
    await product.hub.endGrace(number);
    await confirmOf(guest).click();
    await expect(page.getByText(t('booking.change.moved.fee'))).toBeVisible();
    await expect(page.getByRole('main')).toContainText(digits(fixed.price.totalKrw));
    await confirmOf(guest).click();
    await expect(page.getByText(t('booking.change.done'))).toBeVisible();
    await page.getByRole('link', { name: t('booking.change.show') }).click();
    await expectPath(guest, paths.guestReservation());
    await expect(cancelledRooms(guest)).toBeVisible();
    await expect(linkOfRoom(guest, 1), 'the last one is the cancellation of the whole').toHaveCount(0);
    await expect(page.getByTestId('booking-due')).toHaveText(new RegExp(digits(expectedTotalKrw)));
    await expectAccessible(guest, 'the look-up with a cancelled room');
    const [mail] = await product.hub.mails();
    expect(mail?.text).toContain(digits(fixed.price.totalKrw));

    // Time of arrival of what is left, at no charge.
    await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
    await expectPath(guest, paths.guestReservationChange());
    const arrival = page.getByLabel(t('booking.change.arrival'), { exact: true });
    await untilTakenOver(arrival);
    await arrival.selectOption('22:00');
    await page.getByRole('button', { name: t('booking.change.ask') }).click();
    await expect(page.getByText(t('booking.change.priceStays'))).toBeVisible();
    await page.getByRole('button', { name: t('booking.change.confirmSame'), exact: true }).click();
    await expect(page.getByText(t('booking.change.done'))).toBeVisible();
    await page.getByRole('link', { name: t('booking.change.show') }).click();
    await expectPath(guest, paths.guestReservation());
    await expect(page.getByRole('main')).toContainText('22:00');

    // The other tab still shows two rooms; of the one that is left there is none to choose.
    await linkOfRoom(other, 1).click();
    await expectPath(other, paths.guestReservationChange());
    await expect(other.page.getByRole('button', { name: t('booking.change.ask') })).toBeVisible();
    await expect(other.page.getByText(t('booking.change.roomOutdated'))).toHaveCount(0);
  });
});
