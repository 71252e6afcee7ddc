/** Long, because each way to join is one journey from the first to the last step. */
import { paths } from '../lib/paths';
import { formatShortDay } from '../lib/stay/format-day';
import { openBooking } from './actions/book-room';
import { press, tabTo } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { agreeToTerms, fillDetails, joinButton, joinField, ownId, verifyOnTheWay } from './actions/join';
import { expectMember, sendLogin } from './actions/log-in';
import { expectPath, mainHeading, untilTakenOver } from './actions/look-around';
import { queryOf, stayIn } from './actions/search-stay';
import { answerAtProvider, ownPerson, verifyHere } from './actions/verify-identity';
import type { HubFault } from './fixtures/hub-control';
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

test('from a booking a guest joins by keyboard alone and comes back to it at the member’s rate', {
  tag: '@wide',
}, async ({ guest }) => {
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
  // The first rate of the hotel is one for members: nobody else can book it.
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

test('a hub that fails at any step, and an id that is taken in between, lose nothing that was typed', {
  tag: '@wide',
}, async ({ guest, product: { hub } }) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const way = (key: string) => page.getByRole('main').getByRole('link', { name: t(key), exact: true });
  const failing = (path: string, kind: HubFault['kind']) => hub.fail({ path, kind });
  const says = (key: string) => page.getByRole('alert').filter({ hasText: t(`auth.signUp.${key}`) });
  const membershipId = ownId();
  const returnTo = new URL(guest.address(paths.hotels())).pathname;
  await failing('/membership/search/terms', 'status');
  await guest.open(paths.signUp({ returnTo }));
  await hub.heal();
  await way('auth.signUp.retry').click();
  await agreeToTerms(guest);
  await failing('/niceapi', 'status');
  const start = page.getByRole('link', { name: t('auth.identity.start'), exact: true });
  await untilTakenOver(start);
  const [popup] = await Promise.all([page.waitForEvent('popup'), start.click()]);
  const unavailable = popup.getByRole('heading', { name: t('auth.identity.unavailable') });
  const retry = popup.getByRole('button', { name: t('auth.identity.retry') });
  await expect(unavailable).toBeVisible();
  await hub.heal();
  await retry.click();
  await failing('/niceapi/certification/result', 'html');
  await failing('/certi/check', 'status');
  await answerAtProvider(popup, { person: ownPerson('표본 신규') });
  await expect(unavailable).toBeVisible();
  // What the provider said is not lost by a hub that could not be asked.
  await hub.heal();
  await failing('/certi/check', 'status');
  const closing = popup.waitForEvent('close');
  await retry.click();
  await closing;
  await expect(page.getByRole('heading', { name: t('auth.signUp.unavailableTitle') })).toBeVisible();
  await hub.heal();
  await way('auth.signUp.retry').click();
  await failing('/membership/id/check', 'status');
  await fillDetails(guest, membershipId);
  await hub.heal();
  // Somebody else takes the id after it was typed.
  await hub.addMember({ membershipId, password: 'Own-Member-1' });
  await joinButton(guest, 'submit').click();
  await expect(says('problems.idTaken')).toBeVisible();
  const freeId = ownId();
  await joinField(guest, 'membershipId').fill(freeId);
  await hub.fail({ path: '/membership/join', kind: 'slow', delayMs: 2_000, times: 1 });
  await joinButton(guest, 'submit').click();
  await expect(joinButton(guest, 'pending')).toBeVisible();
  await expect(mainHeading(guest)).toHaveText(t('auth.signUpSuccess.title'));
  await expect(page.getByText(freeId)).toBeVisible();
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

test('a verification that is over, terms that have changed, and an answer that was lost: each has its way on', {
  tag: '@wide',
}, async ({ guest, product: { hub } }) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const says = (key: string) => page.getByRole('alert').filter({ hasText: t(`auth.signUp.refusals.${key}`) });
  const follow = (key: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name: t(`auth.signUp.ways.${key}`), exact: true })
      .click();
  const submit = () => joinButton(guest, 'submit').click();
  const person = ownPerson('표본 신규');
  const membershipId = ownId();
  const stay = stayIn(174);
  const returnTo = new URL(guest.address(paths.hotelOffers(stay.hotelId, queryOf(stay))));
  const detailsAgain = async () => {
    await expect(mainHeading(guest)).toHaveText(t('auth.signUp.detailsTitle'));
    await expect(joinField(guest, 'memberLastName')).toHaveValue('New');
    await joinField(guest, 'password').fill('Sample-New-1');
  };
  /** As if the terms had been read in an older version. */
  const readOlderTerms = () =>
    page.evaluate(() => {
      const draft = JSON.parse(sessionStorage.signUpDraft);
      for (const term of draft.agreed) term.version = '2020-01';
      sessionStorage.signUpDraft = JSON.stringify(draft);
    });
  await guest.open(paths.signUp({ returnTo: returnTo.pathname + returnTo.search }));
  await agreeToTerms(guest);
  await verifyHere(guest, { person });
  await fillDetails(guest, membershipId);
  // After ten minutes the browser has forgotten the cookie, and the form still stands.
  await page.context().clearCookies({ name: 'identity-verified' });
  await submit();
  await expect(says('identity')).toBeVisible();
  await follow('identity');
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.identityTitle'));
  await verifyHere(guest, { person });
  await detailsAgain();
  await readOlderTerms();
  await page.reload();
  await expect(mainHeading(guest)).toHaveText(t('auth.signUp.title'));
  await expect(page.getByText(t('auth.signUp.termsChanged'))).toBeVisible();
  await agreeToTerms(guest);
  await guest.open(paths.signUpDetails());
  await detailsAgain();
  await hub.fail({ path: '/membership/join', kind: 'lost', times: 1 });
  await submit();
  await expect(says('uncertain')).toBeVisible();
  await expect(joinField(guest, 'password')).toHaveValue('Sample-New-1');
  await submit();
  await expect(says('known')).toBeVisible();
  await follow('known');
  await expect(mainHeading(guest)).toHaveText(t('auth.login.title'));
  await sendLogin(guest, membershipId, 'Sample-New-1');
  await expectMember(guest);
  await expectPath(guest, paths.hotelOffers(stay.hotelId, queryOf(stay)));
});
