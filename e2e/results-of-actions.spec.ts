import type { Locator } from 'playwright/test';
import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/routes/paths';
import { bookByCall } from './actions/book-by-call';
import { book, confirmChangeButton, sampleGuest } from './actions/book-room';
import { cancelByButtons } from './actions/cancel-reservation';
import { expectFocusOn, expectResult } from './actions/expect-result';
import { fillTableGuest, hourButton, tableNumber, visitor } from './actions/guest-table';
import { arriveWith, newMember } from './actions/log-in';
import { mainHeading, untilTakenOver } from './actions/look-around';
import { lookUp } from './actions/look-up';
import { bookingOf, offersOf } from './actions/offers-of';
import { stayIn } from './actions/search-stay';
import { nextWeekday } from './actions/table-days';
import { expect, type Guest, test } from './fixtures/journey';

const restaurantId = 'oreum-deulbul';
const main = ({ page }: Guest) => page.getByRole('main');
const field = (guest: Guest, key: string) =>
  main(guest)
    .getByLabel(new RegExp(`^${guest.t(key)}`))
    .first();
const button = (guest: Guest, key: string): Locator =>
  main(guest).getByRole('button', { name: guest.t(key), exact: true });
const text = (guest: Guest, ...of: Parameters<Guest['t']>) => main(guest).getByText(guest.t(...of), { exact: true });

/** Types another request into the form of a change, asks for the price where it has one, and confirms. */
async function changeRequests(guest: Guest): Promise<void> {
  const { page, t } = guest;
  const requests = page.getByLabel(t('booking.form.requests'), { exact: true });
  await untilTakenOver(requests);
  await requests.fill('A room away from the lift, please.');
  await button(guest, 'booking.change.ask').click();
  await expectFocusOn(page.getByRole('heading', { name: t('booking.change.step.quoted') }));
  await confirmChangeButton(guest).click();
  await expectResult(guest, page.getByRole('heading', { name: t('booking.change.step.done') }));
  await expect(text(guest, 'booking.change.done')).toBeInViewport({ ratio: 1 });
}

test.describe('in English', () => {
  test.use({ reads: 'en' });

  test('after each action on a reservation its result has the focus and is in view', {
    tag: '@narrow',
  }, async ({ guest, product }) => {
    test.setTimeout(240_000);
    const { page, t, like } = guest;
    const stay = stayIn(190);
    const date = nextWeekday(3, 30);
    await product.hub.leaveTables(restaurantId, date, 100);
    const table = (query: Parameters<typeof writeTableParams>[0] = {}) =>
      paths.restaurantTable(restaurantId, writeTableParams({ party: 2, date, ...query }));
    const moveTable = async () => {
      await hourButton(guest, '19:30').click();
      await button(guest, 'dining.table.form.change').click();
    };
    const cancel = async () => {
      await cancelByButtons(guest);
      await expectResult(guest, text(guest, 'common.cancel.done'));
    };

    await arriveWith(guest, await newMember(product));
    const { number } = await bookByCall(guest, product, stay, ['flexible']);
    await guest.open(paths.myPageReservationCheck.roomReservationChange(number));
    await changeRequests(guest);
    await guest.open(paths.myPageReservationCheck.roomReservationDetail(number));
    const mailAgain = () => button(guest, 'common.mailAgain.label').click();
    for (let mail = 1; mail <= 3; mail += 1) {
      await mailAgain();
      await expectResult(
        guest,
        main(guest)
          .getByRole('status')
          .filter({ hasText: like('common.mailAgain.sent') }),
      );
    }
    await mailAgain();
    await expectResult(guest, text(guest, 'common.mailAgain.limitedFor', { minutes: 10 }));
    await cancel();
    await guest.open(table({ time: '18:30' }));
    await button(guest, 'dining.table.form.confirm').click();
    await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'));
    const ownTable = await tableNumber(guest);
    await guest.open(table({ changing: ownTable }));
    await moveTable();
    await expectResult(guest, text(guest, 'myPage.tables.changed'));
    await cancel();

    await page.goto('about:blank');
    await page.context().clearCookies();
    await guest.open(bookingOf(stay, await offersOf(product, stay, ['flexible'], guest.language)));
    const booked = await book(guest);
    await expect(mainHeading(guest)).toBeInViewport({ ratio: 1 });
    await page.context().clearCookies();
    await guest.open(paths.guestReservation());
    const { lastName, email: contact } = sampleGuest;
    await lookUp(guest, { number: booked, lastName: 'Nobody', contact });
    await expectResult(guest, text(guest, 'booking.lookUp.notFound'));
    await lookUp(guest, { number: booked, lastName, contact });
    await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
    await changeRequests(guest);
    await page.getByRole('link', { name: t('booking.change.show') }).click();
    await expect(page.getByTestId('reservation-no')).toHaveText(booked);
    await cancel();

    await page.context().clearCookies();
    await guest.open(table({ time: '18:30' }));
    await fillTableGuest(guest, `${crypto.randomUUID()}@mail.example`);
    await product.hub.fail({ path: '/dining/guest', kind: 'down', times: 1 });
    await button(guest, 'dining.table.form.confirm').click();
    await expectResult(guest, text(guest, 'dining.table.failure.unsure.title'));
    await product.hub.heal();
    await expect(async () => {
      await button(guest, 'dining.table.form.confirm').click();
      await expect(mainHeading(guest)).toHaveText(t('dining.confirmation.title'), { timeout: 5_000 });
    }).toPass();
    const found = await tableNumber(guest);
    await guest.open(paths.guestReservation());
    if ((await page.getByTestId('table-no').count()) === 0)
      await lookUp(guest, { number: found, lastName: visitor.lastName, contact: visitor.mobile });
    await page.getByRole('link', { name: t('booking.lookUp.change') }).click();
    await moveTable();
    await expectResult(guest, text(guest, 'booking.change.step.done'));
    await cancel();
  });

  test('after each action of a member its result has the focus and is in view', async ({ guest, product }) => {
    test.setTimeout(240_000);
    const { page, t } = guest;
    const { editProfile, customUserInfo, accountCancellation, employeeCertification } = paths.myPageUserInfo;
    const member = await newMember(product);
    await arriveWith(guest, member, customUserInfo());
    const preferences = t('myPage.preferences.choice.twin');
    await main(guest).getByRole('radio', { name: preferences, exact: true }).check();
    await button(guest, 'myPage.preferences.submit').click();
    await expectResult(guest, text(guest, 'myPage.preferences.saved'));

    await guest.open(paths.myPageEnquiryWrite());
    await untilTakenOver(field(guest, 'centre.enquiry.subject'));
    await field(guest, 'centre.enquiry.category').selectOption('points');
    await field(guest, 'centre.enquiry.subject').fill('My points');
    await field(guest, 'centre.enquiry.text').fill('Where are they?');
    await product.hub.fail({ path: '/membership/enquiry', kind: 'status', status: 422 });
    await button(guest, 'centre.enquiry.submit').click();
    await expectResult(guest, main(guest).getByRole('alert').first());
    await product.hub.heal();
    await guest.open(editProfile());
    await main(guest)
      .getByRole('checkbox', { name: t('myPage.consents.sms') })
      .check();
    await button(guest, 'myPage.consents.submit').click();
    await expectResult(guest, text(guest, 'myPage.consents.saved'));
    const prove = async () => {
      await field(guest, 'myPage.proof.label').fill(member.password);
      await button(guest, 'myPage.proof.submit').click();
    };
    await guest.open(editProfile({ edit: 'details' }));
    await prove();
    const lastName = field(guest, 'myPage.profile.lastName');
    await expectResult(guest, lastName);
    await lastName.fill('Other');
    await button(guest, 'myPage.profile.submit').click();
    await expectResult(guest, text(guest, 'myPage.profile.done.details'));
    await guest.open(editProfile({ edit: 'email' }));
    await prove();
    const email = `new.${member.membershipId}@mail.example`;
    await field(guest, 'myPage.contact.new.email').fill(email);
    await button(guest, 'myPage.contact.send').click();
    const key = field(guest, 'myPage.contact.key');
    await expectFocusOn(key);
    await key.fill(await product.hub.keySentTo(email));
    await button(guest, 'myPage.contact.confirm').click();
    await expectResult(guest, text(guest, 'myPage.contact.done.email'));

    await guest.open(employeeCertification());
    const certification = page.getByRole('region', { name: t('myPage.certification.employee.title') });
    const company = `${member.membershipId}@haneul.example`;
    const inRegion = (name: string) => certification.getByLabel(t(`myPage.certification.${name}`), { exact: true });
    await inRegion('local').fill(company.split('@')[0] ?? '');
    await inRegion('domain').fill('haneul.example');
    await button(guest, 'myPage.certification.send').first().click();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toBeInViewport();
    await alert.getByRole('button').click();
    await expectFocusOn(inRegion('key'));

    const secret = 'Own-Member-2';
    await guest.open(editProfile({ type: 3 }));
    await field(guest, 'myPage.password.current').fill(member.password);
    await field(guest, 'myPage.password.new').fill(secret);
    await field(guest, 'myPage.password.repeat').fill(secret);
    await button(guest, 'myPage.password.submit').click();
    await expectResult(guest, text(guest, 'myPage.password.doneTitle'));

    await guest.open(accountCancellation());
    await field(guest, 'myPage.leaving.confirm.password').fill(member.password);
    await button(guest, 'myPage.leaving.confirm.submit').click();
    await expectResult(guest, main(guest).getByRole('alert'));
    await field(guest, 'myPage.leaving.confirm.password').fill(secret);
    await button(guest, 'myPage.leaving.confirm.submit').click();
    await expect(mainHeading(guest)).toHaveText(t('auth.membershipEnded.title'));
    await expect(mainHeading(guest)).toBeInViewport({ ratio: 1 });
  });
});
