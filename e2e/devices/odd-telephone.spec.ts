import type { Locator } from 'playwright/test';
import { writeTableParams } from '../../lib/dining/table-params';
import { paths } from '../../lib/routes/paths';
import {
  confirmButton,
  confirmedNumber,
  fillGuestDetails,
  goOnAsGuest,
  openBooking,
  sampleGuest,
} from '../actions/book-room';
import { fillTableGuest, hourButton } from '../actions/guest-table';
import { agreeToTerms, fillDetails, joinButton, joinField, ownId } from '../actions/join';
import { expectMember } from '../actions/log-in';
import { mainHeading, untilTakenOver } from '../actions/look-around';
import { lookUp } from '../actions/look-up';
import { stayIn } from '../actions/search-stay';
import { nextWeekday } from '../actions/table-days';
import { expect, type Guest, test } from '../fixtures/journey';

test.use({ reads: 'en' });

/** As a Japanese keyboard writes it: full-width digits and plus, a no-break hyphen, an ideographic space. */
const ODD = '＋８２　１０‑００００‑７７１２';
const TOO_SHORT = '０１０‑１２';

const main = ({ page }: Guest) => page.getByRole('main');
const button = (guest: Guest, key: string) => main(guest).getByRole('button', { name: guest.t(key), exact: true });

/** Every form refuses a number that is too short in the same words, and then takes the odd one. */
async function sendOddNumber(guest: Guest, field: Locator, send: () => Promise<void>): Promise<void> {
  await untilTakenOver(field);
  await field.fill(TOO_SHORT);
  await send();
  await expect(field).toHaveAccessibleDescription(guest.like('booking.errors.mobileInvalid'));
  await field.fill(ODD);
  await send();
}

test('one telephone number, oddly written, is read alike by every form', async ({ guest, product }) => {
  test.setTimeout(240_000);
  const { page, t } = guest;

  await openBooking(guest, stayIn(152));
  await goOnAsGuest(guest);
  await fillGuestDetails(guest);
  await button(guest, 'booking.review.change').first().click();
  const toReview = () => button(guest, 'booking.form.toReview').click();
  await sendOddNumber(guest, page.getByRole('textbox', { name: t('booking.form.mobile') }), toReview);
  await confirmButton(guest).click();
  const room = await confirmedNumber(guest);
  await page.context().clearCookies();
  await guest.open(paths.guestReservation());
  const { lastName } = sampleGuest;
  await lookUp(guest, { number: room, lastName, contact: TOO_SHORT });
  await expect(page.getByText(t('booking.lookUp.notFound'))).toBeVisible();
  await lookUp(guest, { number: room, lastName, contact: ODD });
  await expect(page.getByTestId('reservation-no')).toHaveText(room);

  await page.context().clearCookies();
  const restaurantId = 'oreum-deulbul';
  const date = nextWeekday(5, 51);
  await product.hub.leaveTables(restaurantId, date, 100);
  await guest.open(paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date })));
  await hourButton(guest, '18:30').click();
  await fillTableGuest(guest, `odd.${crypto.randomUUID().slice(0, 8)}@mail.example`);
  const ofTable = page.getByRole('textbox', { name: t('dining.table.form.mobile'), exact: true });
  await sendOddNumber(guest, ofTable, () => button(guest, 'dining.table.form.confirm').click());
  await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));

  await page.context().clearCookies();
  await guest.open(paths.signUp());
  await agreeToTerms(guest);
  await page.getByRole('link', { name: t('auth.signUp.unverifiedLink') }).click();
  const membershipId = ownId();
  await fillDetails(guest, membershipId);
  await joinField(guest, 'birthDate').fill('1990-02-02');
  await joinField(guest, 'country').selectOption('GB');
  await sendOddNumber(guest, joinField(guest, 'mobile'), () => joinButton(guest, 'submit').click());
  await expect(mainHeading(guest)).toHaveText(t('auth.signUpSuccess.title'));
  await expectMember(guest);

  await guest.open(paths.myPageUserInfo.editProfile({ edit: 'mobile' }));
  await main(guest)
    .getByLabel(new RegExp(`^${t('myPage.proof.label')}`))
    .first()
    .fill('Sample-New-1');
  await button(guest, 'myPage.proof.submit').click();
  const own = main(guest).getByLabel(t('myPage.contact.new.mobile'), { exact: true });
  await sendOddNumber(guest, own, () => button(guest, 'myPage.contact.send').click());
  // It is the number of this member already, however it is written.
  await expect(own).toHaveAccessibleDescription(guest.like('myPage.contact.problems.same'));
});
