import { paths } from '../lib/paths';
import { openBooking } from './actions/book-room';
import { expectAccessible } from './actions/expect-accessible';
import { agreeToTerms, fillDetails, joinButton, joinField, ownId, verifyOnTheWay } from './actions/join';
import { expectMember } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { stayIn } from './actions/search-stay';
import { ownPerson } from './actions/verify-identity';
import { expect, languages, test } from './fixtures/journey';

for (const [position, { locale, label }] of languages.entries()) {
  test.describe(label, { tag: position % 2 === 0 ? '@wide' : '@narrow' }, () => {
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
      // Whoever is logged in cannot join once more.
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

test('from a booking a guest joins and comes back to it at the member’s rate', { tag: '@wide' }, async ({
  guest,
  isMobile,
}) => {
  test.setTimeout(120_000);
  const { page, t } = guest;
  const stay = stayIn(171);
  await openBooking(guest, stay);
  await expect(mainHeading(guest)).toHaveText(t('booking.page.heading'));
  const booking = page.url();
  // The first rate of the hotel is one for members: nobody else can book it.
  await page.getByRole('link', { name: t('booking.memberRate.join') }).click();
  await agreeToTerms(guest);
  await verifyOnTheWay(guest, isMobile, ownPerson('표본 신규'));
  await fillDetails(guest, ownId());
  await joinButton(guest, 'submit').click();
  await expect(mainHeading(guest)).toHaveText(t('auth.signUpSuccess.title'));
  await page.getByRole('link', { name: t('auth.signUpSuccess.goOn') }).click();
  await expect(mainHeading(guest)).toHaveText(t('booking.page.heading'));
  expect(new URL(page.url()).searchParams.get('checkIn')).toBe(new URL(booking).searchParams.get('checkIn'));
  await expect(page.getByRole('heading', { name: t('booking.form.title') })).toBeVisible();
  await expectMember(guest);
});

test('who cannot go on is told why, and where to', { tag: '@wide' }, async ({ guest, isMobile }) => {
  const { page, t } = guest;
  const verified = [
    { person: 'member', title: 'knownTitle' },
    { person: 'older', title: 'customerTitle' },
    { person: 'minor', title: 'underAgeTitle' },
  ] as const;
  await guest.open(paths.signUpDetails());
  await expect(page.getByRole('heading', { name: t('auth.signUp.notVerifiedTitle') })).toBeVisible();
  for (const { person, title } of verified) {
    await guest.open(paths.signUpIdentity());
    await verifyOnTheWay(guest, isMobile, person);
    await expect(page.getByRole('heading', { name: t(`auth.signUp.${title}`) })).toBeVisible();
  }
});
