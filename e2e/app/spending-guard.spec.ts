import { confirmedNumber } from '../actions/book-room';
import { changeEmail, memberToGuard, sendWithPoints } from '../actions/changed-account';
import { logInByForm } from '../actions/log-in';
import { freeStay } from '../actions/pay-with-points';
import { verifyHere } from '../actions/verify-identity';
import { expect, test } from '../native/app-journey';

test('a booking with points goes on after an identity check in the same window', async ({ guest, product }) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const member = await memberToGuard(product, guest);
  await logInByForm(guest, member);
  await changeEmail(guest, product, member, `new.${member.membershipId}@mail.example`);
  await product.hub.forgetCalls();
  await sendWithPoints(guest, await freeStay(product, 206), 200);
  await expect(page.getByText(t('auth.identity.spending.title'))).toBeVisible();
  await verifyHere(guest, { person: member.person });
  await confirmedNumber(guest);
  await expect(page.getByTestId('booking-points')).toHaveText('−₩10,000');
  expect(page.context().pages(), 'no other window was opened').toHaveLength(1);
  expect(await product.hub.calls()).toMatchObject({ createReservation: 2, confirmIdentity: 1 });
});
