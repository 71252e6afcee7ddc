import { paths } from '../lib/routes/paths';
import { agreeToTerms, fillDetails, joinButton, joinField, openProvider, ownId } from './actions/join';
import { expectMember } from './actions/log-in';
import { expectPath, mainHeading, untilTakenOver } from './actions/look-around';
import { queryOf, stayIn } from './actions/search-stay';
import { answerAtProvider, ownPerson, verifyHere } from './actions/verify-identity';
import type { HubFault } from './fixtures/hub-control';
import { expect, test } from './fixtures/journey';

test('a hub that fails at any step, and an id that is taken in between, lose nothing that was typed', async ({
  guest,
  product: { hub },
}) => {
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

test('three people who cannot join see the reason, one after the other in one browser', async ({ guest, isMobile }) => {
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
    const provider = await openProvider(guest, isMobile);
    if (!isMobile) {
      // The form asks every few seconds, and when its window has the focus.
      const asked = page.waitForResponse('**/api/identity/state?*');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await asked;
    }
    await answerAtProvider(provider, { person });
    await expect(page.getByRole('heading', { name: t(`auth.signUp.${title}`) })).toBeVisible();
  }
});

test('a verification that is over, terms that have changed, and an answer that was lost: each has its way on', async ({
  guest,
  product: { hub },
}) => {
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
  await expect(mainHeading(guest)).toHaveText(t('auth.signUpSuccess.title'));
  await expect(page.getByText(membershipId)).toBeVisible();
  await expectMember(guest);
  await page
    .getByRole('main')
    .getByRole('link', { name: t('auth.signUpSuccess.goOn') })
    .click();
  await expectPath(guest, paths.hotelOffers(stay.hotelId, queryOf(stay)));
});
