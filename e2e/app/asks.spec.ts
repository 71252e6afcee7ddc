import { paths } from '../../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails, openBooking } from '../actions/book-room';
import { logInByForm, newMember } from '../actions/log-in';
import { freeStay } from '../actions/pay-with-points';
import { expect, test } from '../native/app-journey';

test('a member asks for a late check-out inside the app, and withdraws it', async ({ guest, product }) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  await logInByForm(guest, await newMember(product, { benefits: true }));
  await openBooking(guest, await freeStay(product, 98));
  const kind = t('common.asks.named.lateCheckOut', { time: '14:00' });
  await page.getByRole('checkbox', { name: kind, exact: true }).check();
  await fillGuestDetails(guest);
  await confirmButton(guest).click();
  const number = await confirmedNumber(guest);
  await expect(page.getByTestId('asks')).toContainText(t('common.asks.promised'));
  await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
  await page.getByRole('button', { name: t('common.asks.withdrawLabel', { kind }) }).click();
  await expect(page.getByTestId('asks')).toContainText(t('common.asks.withdrawn'));
});
