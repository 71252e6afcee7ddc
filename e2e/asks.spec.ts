import { addDays } from '../lib/dates/day';
import { seoulMoment } from '../lib/dates/format';
import { paths } from '../lib/routes/paths';
import { namedAsk as named, askRow as row, stayWithFreeRooms } from './actions/ask-for-stay';
import {
  confirmButton,
  confirmedNumber,
  fillGuestDetails,
  goOnAsGuest,
  openBooking,
  sampleGuest,
} from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { arriveWith, newMember } from './actions/log-in';
import { lookUp } from './actions/look-up';
import { cancelStay, main } from './actions/pay-with-points';
import { expect, type Guest, test } from './fixtures/journey';

const wish = ({ page }: Guest, name: string) => page.getByRole('checkbox', { name, exact: true });
const answerBy = ({ t, language }: Guest, state: 'tried' | 'waiting', day: string, hour: string) =>
  t(`common.asks.${state}`, seoulMoment(`${day}T${hour}:00+09:00`, language.locale));

test.describe('in Japanese', () => {
  test.use({ reads: 'ja' });

  test('a member asks while booking and later, withdraws, and reads each answer', async ({ guest, product }) => {
    test.setTimeout(240_000);
    const { page, t } = guest;
    const member = await newMember(product, { benefits: true });
    const stay = await stayWithFreeRooms(product, 11);
    const [late, early] = [named(guest, 'lateCheckOut'), named(guest, 'earlyArrival')];
    const byHour = (state: 'tried' | 'waiting') => answerBy(guest, state, addDays(stay.checkInDate, -1), '18:00');
    await arriveWith(guest, member);
    await openBooking(guest, stay);
    const wishes = page.getByRole('group', { name: t('common.asks.title') });
    await expect(wishes).toContainText(byHour('tried'));
    await expect(wishes).toContainText(t('common.asks.atOnce'));
    await wish(guest, late).check();
    await wish(guest, early).focus();
    await page.keyboard.press('Space');
    await expectAccessible(guest, 'the form with wishes');
    await fillGuestDetails(guest);
    await expect(main(guest)).toContainText(early);
    await expect(main(guest)).toContainText(late);
    await expectAccessible(guest, 'the review with wishes');
    await page.getByRole('button', { name: t('booking.review.change') }).click();
    await expect(wish(guest, late), 'ticks stay').toBeChecked();
    await page.getByRole('button', { name: t('booking.form.toReview') }).click();
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await expect(row(guest, late)).toContainText(t('common.asks.promised'));
    await expect(row(guest, early)).toContainText(byHour('waiting'));
    await expectAccessible(guest, 'the confirmation with wishes');
    const mails = async () => (await product.hub.mails()).filter(({ subject }) => subject.includes(number));
    expect((await mails())[0]?.text, 'the confirmation by mail').toContain(late);

    await guest.open(paths.myPageCoupon.couponInfo({ view: 'used' }));
    await expect(main(guest).getByRole('article').filter({ hasText: number })).toHaveCount(1);

    // Withdrawn by keyboard: the new state takes the focus.
    await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
    const withdraw = page.getByRole('button', { name: t('common.asks.withdrawLabel', { kind: late }) });
    await expectAccessible(guest, 'a reservation with wishes');
    await withdraw.focus();
    await page.keyboard.press('Enter');
    const state = row(guest, late).locator('[tabindex="-1"]');
    await expect(state).toContainText(t('common.asks.withdrawn'));
    await expect(state).toBeFocused();
    expect((await mails())[0]?.subject).toContain(t('common.asks.kinds.lateCheckOut'));
    await page.getByRole('button', { name: t('common.asks.askLabel', { kind: late }) }).dblclick();
    await expect(state).toContainText(t('common.asks.promised'));
    expect(await mails(), 'booked, withdrawn, asked again once').toHaveLength(3);

    await product.hub.setClock(`${addDays(stay.checkInDate, -1)}T18:00:30+09:00`);
    await guest.open(paths.myPage());
    await expect(main(guest)).toContainText(t('common.asks.of', { kind: early, sentences: t('common.asks.promised') }));
    await guest.open(paths.myPageReservationCheck.roomReservationReceipt(number));
    await expect(row(guest, early)).toContainText(t('common.asks.promised'));
    const [mail] = await mails();
    expect(mail?.subject).toContain(t('common.asks.kinds.earlyArrival'));
    expect(mail?.text).toContain(t('common.asks.promised'));

    await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
    await cancelStay(guest);
    await expect(row(guest, late)).toContainText(t('common.asks.withdrawn'));
    await expect(page.getByRole('button', { name: guest.like('common.asks.askLabel') })).toHaveCount(0);
    await product.hub.calm();
  });
});

test.describe('what goes wrong on the way', { tag: '@narrow' }, () => {
  test.use({ reads: 'ko' });

  test('a guest books without wishes of a silent hub, asks although an answer is lost, and reads why a date cannot be', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    const stay = await stayWithFreeRooms(product, 86);
    await product.hub.setRoomsLeft(stay.hotelId, addDays(stay.checkInDate, -1), 0);
    const [late, early] = [named(guest, 'lateCheckOut'), t('common.asks.kinds.earlyArrival')];
    await product.hub.fail({ path: '/reservation/guest/asks', kind: 'down' });
    await openBooking(guest, stay);
    await goOnAsGuest(guest);
    const wishes = page.getByRole('group', { name: t('common.asks.title') });
    await expect(wishes, 'none while the hub does not answer about them').toHaveCount(0);
    await product.hub.heal();
    await page.reload();
    await expect(wishes.getByRole('listitem').filter({ hasText: early })).toContainText(
      t('common.asks.reason.roomNeeded'),
    );
    await expect(wish(guest, early)).toHaveCount(0);
    await fillGuestDetails(guest);
    await confirmButton(guest).click();
    const number = await confirmedNumber(guest);
    await page.context().clearCookies();
    await guest.open(paths.guestReservation());
    await lookUp(guest, { number, lastName: sampleGuest.lastName, contact: sampleGuest.mobile });
    const ask = page.getByRole('button', { name: t('common.asks.askLabel', { kind: late }) });
    await product.hub.fail({ path: '/reservation/guest/ask', kind: 'lost', times: 1 });
    await ask.click();
    await expect(row(guest, late).getByText(t('common.asks.unsure'))).toBeVisible();
    await ask.click();
    const state = row(guest, late).locator('[tabindex="-1"]');
    await expect(state).toContainText(answerBy(guest, 'waiting', addDays(stay.checkOutDate, -1), '18:00'));
    await expect(state).toBeFocused();
    const mails = (await product.hub.mails()).filter(({ subject }) => subject.includes(number));
    expect(mails, 'booked, and asked once').toHaveLength(2);

    // The room is taken meanwhile: what is shown is refused, with its reason.
    await page.getByRole('button', { name: t('common.asks.withdrawLabel', { kind: late }) }).click();
    await expect(state).toContainText(t('common.asks.withdrawn'));
    await product.hub.setRoomsLeft(stay.hotelId, stay.checkOutDate, 0);
    await ask.click();
    await expect(row(guest, late).getByRole('alert')).toContainText(t('common.asks.reason.roomNeeded'));
    await expect(ask).toHaveCount(0);
  });
});
