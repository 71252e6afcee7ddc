import type { Page } from 'playwright/test';
import { writeTableParams } from '../lib/dining/table-params';
import { paths } from '../lib/routes/paths';
import { specifiedAlerts } from '../tests/specification/alerts';
import { openBooking } from './actions/book-room';
import { agreeToTerms, joinField, ownId } from './actions/join';
import { arriveWith, newMember } from './actions/log-in';
import { readAlert } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { nextWeekday } from './actions/table-days';
import { ownPerson, verifyHere } from './actions/verify-identity';
import { expect, type Guest, test } from './fixtures/journey';

type Help = [name: string, type: string, keyboard: string, autocomplete: string];

/** What a browser, a phone's keyboard and a password manager are told of each field that is typed into. */
const helpOf = (page: Page): Promise<Help[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main form input')]
      .filter(({ type }) => ['text', 'email', 'tel', 'password'].includes(type))
      .map((field) => [
        field.name.replace(/^.*\./, ''),
        field.type,
        field.inputMode,
        field.getAttribute('autocomplete') ?? '',
      ]),
  );

const username: Help = ['username', 'text', '', 'username'];
const newPassword = [expect.any(String), 'password', '', 'new-password'];
const key = [expect.any(String), 'text', 'numeric', 'one-time-code'];
const person: Help[] = [
  ['guestLastName', 'text', '', 'family-name'],
  ['guestFirstName', 'text', '', 'given-name'],
  ['email', 'email', 'email', 'email'],
  ['mobile', 'tel', 'tel', 'tel'],
];
/** A password can be looked at, and says that Caps Lock is on. */
async function expectPasswordHelp({ page, t }: Guest, label: string): Promise<void> {
  const field = page.getByRole('main').getByLabel(label, { exact: true });
  await field.fill('Sample-Word-1');
  const show = `${label}: ${t('common.password.show')}`;
  await page.getByRole('main').getByRole('button', { name: show, exact: true }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.dispatchEvent('keydown', { key: 'A', modifierCapsLock: true });
  await expect(field).toHaveAccessibleDescription(new RegExp(t('common.password.capsLock')));
}

const emailInParts = (autocomplete: string): Help[] => [
  ['local', 'text', 'email', autocomplete],
  ['domain', 'text', 'url', 'off'],
];

const byField = (all: Help[]) => all.toSorted(([a], [b]) => a.localeCompare(b));

test('forms of a guest describe each field to browsers, keyboards and password managers', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;

  await guest.open(paths.membershipLogin());
  await expect
    .poll(() => helpOf(page))
    .toEqual([
      ['membershipId', 'text', '', 'username'],
      ['password', 'password', '', 'current-password'],
    ]);
  await expectPasswordHelp(guest, t('auth.login.password'));

  await guest.open(paths.guestReservation());
  await expect
    .poll(() => helpOf(page))
    .toEqual([
      ['reservationNo', 'text', '', 'off'],
      ['lastName', 'text', '', 'family-name'],
      ['contact', 'text', '', 'email'],
      // The form below it, which mails the numbers of lost reservations.
      ['lostLastName', 'text', '', 'family-name'],
      ['lostEmail', 'email', 'email', 'email'],
    ]);

  const date = nextWeekday(5, 44);
  await product.hub.leaveTables('oreum-deulbul', date, 100);
  const seating = writeTableParams({ party: 2, date, time: '18:30' });
  await guest.open(paths.restaurantTable('oreum-deulbul', seating));
  await expect(page.getByRole('textbox', { name: t('dining.table.form.mobile') })).toBeVisible();
  expect(byField(await helpOf(page))).toEqual(byField(person));

  await guest.open(paths.signUp());
  await agreeToTerms(guest);
  await page.getByRole('link', { name: t('auth.signUp.unverifiedLink') }).click();
  await expect(joinField(guest, 'mobile')).toBeVisible();
  await expect
    .poll(() => helpOf(page))
    .toEqual([
      ['membershipId', 'text', '', 'username'],
      newPassword,
      ['memberLastName', 'text', '', 'family-name'],
      ['memberFirstName', 'text', '', 'given-name'],
      ...emailInParts('email'),
      ['memberMobile', 'tel', 'tel', 'tel'],
    ]);
  await expectPasswordHelp(guest, t('auth.signUp.password'));
  await expect(joinField(guest, 'mobile')).toHaveAccessibleDescription(t('auth.signUp.mobileHint'));
  await expect(joinField(guest, 'birthDate')).toHaveAttribute('autocomplete', 'bday');
  await expect(joinField(guest, 'country')).toHaveAttribute('autocomplete', 'country');

  await guest.open(paths.membershipIntegration());
  await expect
    .poll(() => helpOf(page))
    .toEqual([
      ['membershipId', 'text', '', 'username'],
      ['password', 'password', '', 'current-password'],
    ]);
  await expectPasswordHelp(guest, t('auth.login.password'));

  const byName: Help = ['memberName', 'text', '', 'name'];
  const byMail: Help = ['memberEmail', 'email', 'email', 'email'];
  await guest.open(paths.findAccount());
  await expect.poll(() => helpOf(page)).toEqual([byName, byMail]);
  await guest.open(paths.findAccount({ type: 'password' }));
  const mailed = [byName, ['membershipId', 'text', '', 'username'], byMail];
  await expect.poll(() => helpOf(page)).toEqual(mailed);

  const verified = ownPerson();
  await product.hub.addMember({ membershipId: ownId(), password: 'Own-Member-1', person: verified });
  await verifyHere(guest, { person: verified });
  await expect(page.getByLabel(t('auth.findAccount.newPassword'), { exact: true })).toBeVisible();
  await expect.poll(() => helpOf(page)).toEqual([username, newPassword, newPassword, ...mailed]);
  await expectPasswordHelp(guest, t('auth.findAccount.newPassword'));
});

test('so do the forms of a member: booking, password, new address and certification, whose keys may be pasted', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  const main = page.getByRole('main');
  const member = await newMember(product);
  await arriveWith(guest, member);
  await openBooking(guest, stayIn(141));
  await expect(page.getByRole('textbox', { name: t('booking.form.mobile') })).toBeVisible();
  expect(byField((await helpOf(page)).filter(([name]) => person.some(([each]) => each === name)))).toEqual(
    byField(person),
  );
  await guest.open(paths.myPageUserInfo.editProfile({ type: 3 }));
  await expect(page.locator('main input[type=password]')).toHaveCount(3);
  await expect
    .poll(() => helpOf(page))
    .toEqual([
      username,
      [expect.any(String), 'password', '', 'current-password'],
      [expect.any(String), 'password', '', 'new-password'],
      [expect.any(String), 'password', '', 'new-password'],
    ]);

  for (const [kind, address] of [
    ['email', `new.${member.membershipId}@mail.example`],
    ['mobile', '+44 7700 900-123'],
  ] as const) {
    await guest.open(paths.myPageUserInfo.editProfile());
    await page.getByRole('link', { name: t(`myPage.profile.change.${kind}`) }).click();
    await expect(main.getByLabel(t('myPage.proof.label'), { exact: true })).toBeVisible();
    await expect.poll(() => helpOf(page)).toEqual([username, [expect.any(String), 'password', '', 'current-password']]);
    await main.getByLabel(t('myPage.proof.label'), { exact: true }).fill(member.password);
    await main.getByRole('button', { name: t('myPage.proof.submit'), exact: true }).click();
    await main.getByLabel(t(`myPage.contact.new.${kind}`), { exact: true }).fill(address);
    await main.getByRole('button', { name: t('myPage.contact.send'), exact: true }).click();
    await expect(main.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
    const typed: Help = kind === 'email' ? ['email', 'email', 'email', 'email'] : ['mobile', 'tel', 'tel', 'tel'];
    await expect.poll(() => helpOf(page)).toEqual([typed, key]);
    await expect(main.getByRole('button', { name: t('myPage.contact.resend'), exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  }

  await guest.open(paths.myPageUserInfo.employeeCertification());
  const widget = page.getByRole('region', { name: t('myPage.certification.employee.title') });
  const part = (name: string) => widget.getByLabel(t(`myPage.certification.${name}`), { exact: true });
  await expect.poll(() => helpOf(page)).toEqual([...emailInParts('off'), ...emailInParts('off')]);
  await part('local').fill(`${member.membershipId}@haneul.example`);
  await part('local').blur();
  await expect(part('domain'), 'a whole address that is pasted becomes both parts').toHaveValue('haneul.example');
  await widget.getByRole('button', { name: t('myPage.certification.send'), exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button').click();
  await expect(part('key')).toBeFocused();
  await expect.poll(() => helpOf(page)).toEqual([...emailInParts('off'), key, ...emailInParts('off')]);
  // As it is copied out of a mail: with a gap, and with what stands around it.
  const sent = await product.hub.keySentTo(`${member.membershipId}@haneul.example`);
  await page.keyboard.insertText(` ${sent.slice(0, 3)} ${sent.slice(3)} `);
  await widget.getByRole('button', { name: t('myPage.certification.check'), exact: true }).click();
  await readAlert(guest, specifiedAlerts.emailCertified);
});
