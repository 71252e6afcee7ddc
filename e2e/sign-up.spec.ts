import { formatShortDay } from '../lib/dates/format';
import { paths } from '../lib/routes/paths';
import { openBooking } from './actions/book-room';
import { press, tabTo } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { agreeToTerms, fillDetails, joinButton, joinField, ownId, verifyOnTheWay } from './actions/join';
import { expectMember } from './actions/log-in';
import { mainHeading, untilTakenOver } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { answerAtProvider, ownPerson } from './actions/verify-identity';
import { expect, readers, test } from './fixtures/journey';

for (const { locale, label, tag } of readers) {
  test.describe(label, { tag }, () => {
    test.use({ reads: locale });

    test('a guest joins with a verified identity, and is logged in at once', async ({ guest, isMobile }) => {
      test.setTimeout(120_000);
      const { page, t } = guest;
      const membershipId = ownId();
      await guest.open(paths.signUp());
      await expectAccessible(guest, 'terms');
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
      await agreeToTerms(guest);
      await expectAccessible(guest, 'identity');
      await verifyOnTheWay(guest, isMobile, ownPerson('표본 신규'));
      await expect(mainHeading(guest)).toHaveText(t('auth.signUp.detailsTitle'));
      await joinButton(guest, 'submit').click();
      await expect(page.getByText(t('auth.signUp.problems.idMissing')).first()).toBeVisible();
      await expectAccessible(guest, 'details with errors');
      await fillDetails(guest, 'sample.member');
      await expect(page.getByText(t('auth.signUp.problems.idTaken')).first()).toBeVisible();
      await joinButton(guest, 'submit').click();
      await expect(page.getByRole('alert').getByText(t('auth.signUp.problems.idTaken'))).toBeVisible();
      await page.reload();
      await expect(joinField(guest, 'memberLastName')).toHaveValue('New');
      await expect(joinField(guest, 'password')).toHaveValue('');
      await joinField(guest, 'password').fill('Sample-New-1');
      await joinField(guest, 'membershipId').fill(membershipId);
      await joinButton(guest, 'submit').dblclick();
      await expect(mainHeading(guest)).toHaveText(t('auth.signUpSuccess.title'));
      await expect(page.getByText(membershipId)).toBeVisible();
      await expectAccessible(guest, 'welcome');
      await expectMember(guest);
      // Anyone who is logged in cannot join once more.
      await guest.open(paths.signUp());
      await expect(page.getByRole('alertdialog')).toContainText(t('layout.alerts.alreadyLoggedIn'));
    });
  });
}

test('a guest from abroad joins with typed details; Back and children', { tag: '@narrow' }, async ({ guest }) => {
  const { page, t } = guest;
  await guest.open(paths.signUp());
  await agreeToTerms(guest);
  await page.getByRole('link', { name: t('auth.signUp.unverifiedLink') }).click();
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.detailsTitle'));
  await fillDetails(guest, ownId());
  await joinField(guest, 'mobile').fill('+44 7700 900-123');
  await joinField(guest, 'birthDate').fill('2020-02-02');
  await joinField(guest, 'country').selectOption('GB');
  await joinButton(guest, 'submit').click();
  await expect(page.getByRole('alert').getByText(t('auth.signUp.problems.underAge'))).toBeVisible();
  await page.goBack();
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.identityTitle'));
  await page.goForward();
  await expect(joinField(guest, 'mobile')).toHaveValue('+44 7700 900-123');
  await joinField(guest, 'password').fill('Sample-New-1');
  await joinField(guest, 'birthDate').fill('1990-02-02');
  await joinButton(guest, 'submit').click();
  await expect(mainHeading(guest)).toHaveText(t('auth.signUpSuccess.title'));
  await expectMember(guest);
});

test('from a booking a guest joins by keyboard alone and comes back to it at the member’s rate', async ({ guest }) => {
  test.setTimeout(150_000);
  const { page, t } = guest;
  const link = (key: string) => page.getByRole('link', { name: t(key), exact: true });
  const type = async (key: string, text: string) => {
    await tabTo(guest, joinField(guest, key));
    await page.keyboard.type(text);
  };
  const membershipId = ownId();
  await openBooking(guest, stayIn(171));
  await expect(mainHeading(guest)).toHaveText(t('booking.page.heading'));
  // The first rate of the hotel is one for members: no other member can book it.
  await press(guest, page.getByRole('link', { name: guest.like('booking.memberRate.asGuest') }));
  const emailField = page.getByRole('textbox', { name: t('booking.form.email') });
  await untilTakenOver(emailField);
  await tabTo(guest, emailField);
  const email = `${membershipId}@mail.example`;
  await page.keyboard.type(email);
  const join = link('booking.guest.join');
  const href = new URL((await join.getAttribute('href')) ?? '', page.url());
  const booking = new URL(href.searchParams.get('returnTo') ?? '', page.url()).href;
  await press(guest, join);
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.title'));
  await press(guest, link('auth.signUp.toLogin'));
  await expect(mainHeading(guest)).toHaveText(t('auth.login.title'));
  await press(guest, page.getByRole('main').getByRole('link', { name: t('auth.login.join'), exact: true }));
  await untilTakenOver(joinButton(guest, 'next'));
  const expectKept = async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText(t('auth.signUp.kept.title'));
    const { checkInDate, checkOutDate } = stayIn(171);
    const days = [checkInDate, checkOutDate].map((day) => formatShortDay(day, guest.language.locale)).join(' – ');
    await expect(main).toContainText(days);
    await expect(main).toContainText(/₩[\d,]+/);
  };
  await expectKept();
  await press(guest, joinField(guest, 'agreeRequired'), 'Space');
  await press(guest, joinButton(guest, 'next'));
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.identityTitle'));
  await untilTakenOver(link('auth.identity.start'));
  const popup = page.waitForEvent('popup');
  await press(guest, link('auth.identity.start'));
  await answerAtProvider(await popup, { person: ownPerson('표본 신규') });
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.detailsTitle'));
  await expect(mainHeading(guest)).toBeFocused();
  await untilTakenOver(joinField(guest, 'membershipId'));
  await type('membershipId', membershipId);
  await type('password', 'Sample-New-1');
  await type('memberLastName', 'New');
  await type('memberFirstName', 'Sample');
  await expectKept();
  await expect(joinField(guest, 'local'), 'what was typed as a guest').toHaveValue(membershipId);
  await press(guest, joinButton(guest, 'submitToBooking'));
  await expect(mainHeading(guest)).toHaveText(t('booking.page.heading'));
  expect(page.url()).toBe(booking);
  await expect(page.getByRole('heading', { name: t('booking.form.title') })).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('booking.form.lastName') })).toHaveValue('New');
  await expect(page.getByRole('textbox', { name: t('booking.form.firstName') })).toHaveValue('Sample');
  await expect(emailField).toHaveValue(email);
  await expect(page.getByRole('textbox', { name: t('booking.form.mobile') })).not.toHaveValue('');
  await expectMember(guest);
});
