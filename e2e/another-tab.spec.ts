import { confirmButton, confirmedNumber, fillGuestDetails, openBooking, reservationNumbers } from './actions/book-room';
import { logInByForm, newMember } from './actions/log-in';
import { stayIn } from './actions/search-stay';
import { expect, type Guest, guestOf, test } from './fixtures/journey';

test('a voucher that another tab uses between choice and confirmation books nothing, and the stay goes on without it', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const member = await newMember(product, { benefits: true });
  await logInByForm(guest, member);
  const pickVoucher = async (visitor: Guest) =>
    visitor.page
      .getByRole('group', { name: t('booking.voucher.legend'), exact: true })
      .getByRole('radio', { name: /−₩/ })
      .first()
      .check();
  await openBooking(guest, stayIn(62));
  await pickVoucher(guest);
  await fillGuestDetails(guest);
  const reduced = await confirmButton(guest).textContent();

  const other = guestOf(await page.context().newPage(), guest.language, product);
  await openBooking(other, stayIn(66));
  await pickVoucher(other);
  await fillGuestDetails(other);
  await confirmButton(other).click();
  const booked = await confirmedNumber(other);
  await other.page.close();

  await confirmButton(guest).click();
  await expect(page.getByText(t('booking.voucher.gone'))).toBeVisible();
  expect(await reservationNumbers(guest)).toEqual([booked]);
  await page.getByRole('button', { name: t('booking.voucher.goOnWithout') }).click();
  await expect(page.getByText(t('booking.voucher.gone'))).toBeHidden();
  await expect(confirmButton(guest)).not.toHaveText(reduced ?? '');
  await confirmButton(guest).click();
  expect(await confirmedNumber(guest)).not.toBe(booked);
});
