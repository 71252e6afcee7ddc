import { paths } from '../../lib/routes/paths';
import { confirmButton, confirmedNumber, fillGuestDetails } from '../actions/book-room';
import { logInByForm, newMember } from '../actions/log-in';
import { freeStay, pointsField, won } from '../actions/pay-with-points';
import { openRates, queryOf } from '../actions/search-stay';
import { expect, test } from '../native/app-journey';

test('a member books a stay with points inside the app', async ({ guest, product }) => {
  test.setTimeout(120_000);
  const { page } = guest;
  await logInByForm(guest, await newMember(product, { points: 60_000 }));
  const stay = await freeStay(product, 146);
  await guest.open(paths.hotelOffers(stay.hotelId, `${queryOf(stay)}&unit=points`));
  await (await openRates(guest)).first().click();
  await expect(pointsField(guest)).toHaveValue(/^\d{4,}$/);
  await fillGuestDetails(guest);
  await confirmButton(guest).click();
  await confirmedNumber(guest);
  await expect(page.getByTestId('booking-due')).toHaveText(won(0));
});
