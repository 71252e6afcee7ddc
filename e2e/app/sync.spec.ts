import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { logInByForm } from '../actions/log-in';
import { expectPath } from '../actions/look-around';
import { expect, test } from '../native/app-journey';
import { expectNobody, expectShown, expectStoredMember, openListening, viewerState } from '../native/expectations';
import { expectedUserInfo } from '../native/membership-user-info';
import { stored } from '../native/native-app';

const memberStatus = paths.myPageUserInfo.memberStatus();
const numberOf = (name: Parameters<typeof expectedUserInfo>[0]) => expectedUserInfo(name).membershipNo ?? '';

/** Nothing that any hub has ever given out; the last one would be a second header line. */
const rubbish = [
  { accessToken: 'Bearer rubbish-that-no-hub-has-given', refreshToken: 'rubbish-that-no-hub-has-given-either' },
  { accessToken: 'Bearer rubbish\r\nx-member: 9000000002', refreshToken: 'rubbish-of-two-lines' },
];

test('S25 the native side logs other members in under an open page: their data replaces that of the former member', async ({
  guest,
  app,
  account,
  product,
}) => {
  const { page } = guest;
  await logInByForm(guest, sampleAccounts.member);
  await guest.open(memberStatus);
  await expect(page.getByRole('main')).toContainText(numberOf('member'));
  const former = await expectStoredMember(page, 'member', { app, account });
  await page.evaluate((owner) => {
    sessionStorage.setItem('owned:letter', JSON.stringify({ owner, text: 'half a letter' }));
  }, numberOf('member'));

  // By the app's own code, which no event announces: the page looks when the app comes to the front.
  const employee = await account.logIn('employee');
  await app.putTokens(page, employee);
  await app.comeBack(page);
  await expectShown(guest, 'employee', 'member');
  expect(await expectStoredMember(page, 'employee', { app, account })).toEqual(employee);
  expect(await page.evaluate(() => sessionStorage.getItem('owned:letter')), 'what the former was typing').toBeNull();
  expect(await account.ownerOf(former), 'the former session is over at the hub').toBeNull();

  // By another web view, with a pair whose access token has expired on the way: it is renewed, not refused.
  const recommender = await account.logIn('recommender');
  await product.hub.expireAccessTokens();
  await app.putTokens(page, recommender, 'otherWebView');
  await expectShown(guest, 'recommender', 'employee');
  const renewed = await expectStoredMember(page, 'recommender', { app, account });
  expect(renewed.refreshToken).not.toBe(recommender.refreshToken);
  await expectPath(guest, memberStatus);

  // With a word of the app, and while the hub is away: no pair is trusted, no session is lost.
  const other = await account.logIn('member');
  await product.hub.fail({ kind: 'down' });
  await app.putTokens(page, other);
  await app.say(page, 'tokensReplaced');
  await expect(page.getByRole('main')).toContainText(numberOf('recommender'));
  await product.hub.heal();
  await expect(async () => {
    await app.say(page, 'resumed');
    await expect(page.getByRole('main')).toContainText(numberOf('member'), { timeout: 1500 });
  }).toPass({ timeout: 20_000 });
  await expectShown(guest, 'member', 'recommender');
  expect(await expectStoredMember(page, 'member', { app, account })).toEqual(other);
});

test('the native side renews the pair by itself: the page goes on with the new one, and nothing typed is lost', async ({
  guest,
  app,
  account,
  product,
}) => {
  const { page, t } = guest;
  await logInByForm(guest, sampleAccounts.member);
  await guest.open(paths.myPageUserInfo.editProfile({ type: 3 }));
  const first = await expectStoredMember(page, 'member', { app, account });
  const field = page.getByRole('main').getByLabel(t('myPage.password.current'), { exact: true });
  await field.fill('Half-Typed-1');

  const second = await account.renew(first);
  await app.putTokens(page, second);
  await app.say(page, 'tokensReplaced');
  expect(await expectStoredMember(page, 'member', { app, account })).toEqual(second);

  // The web side renews next. With the pair that the native side has used up, the hub would end the session.
  await app.quietPages();
  await product.hub.expireAccessTokens();
  await app.putTokens(page, await account.renew(second));
  await app.comeBack(page);
  await expectStoredMember(page, 'member', { app, account });
  await product.hub.expireAccessTokens();
  await viewerState(page);
  await app.comeBack(page);
  await expectStoredMember(page, 'member', { app, account });
  await expect(field).toHaveValue('Half-Typed-1');
  expect(app.of('tokenExpired')).toEqual([]);
});

test('S25 broken values in local storage neither log in nor log out', async ({ guest, app, account }) => {
  const { page, t } = guest;
  await guest.open(memberStatus);
  for (const pair of rubbish) {
    await app.putTokens(page, pair);
    await app.say(page, 'tokensReplaced');
    await expect.poll(() => app.storedPair(page), { message: 'rubbish is taken away' }).toBeNull();
    await expectNobody(page);
    await expect(page.getByRole('main')).toContainText(t('myPage.guest.title'));
  }

  await logInByForm(guest, sampleAccounts.member);
  await guest.open(memberStatus);
  const own = await expectStoredMember(page, 'member', { app, account });
  for (const pair of rubbish) {
    await app.putTokens(page, pair);
    await app.restore(page);
    expect(await expectStoredMember(page, 'member', { app, account }), 'the own pair is back').toEqual(own);
  }
  await expect(page.getByRole('main')).toContainText(numberOf('member'));
  expect(app.of('tokenExpired')).toEqual([]);
});

test('a logout in the app is one here too; a store that was lost is none', async ({ guest, app, account }) => {
  const { page } = guest;
  await logInByForm(guest, sampleAccounts.member);
  await guest.open(memberStatus);
  await expectStoredMember(page, 'member', { app, account });

  await app.removeItems(page, ...Object.keys(await stored(page)));
  await app.comeBack(page);
  await expectStoredMember(page, 'member', { app, account });
  expect((await viewerState(page)).state).toBe('member');

  await app.removeItems(page, 'accessToken', 'refreshToken');
  await app.comeBack(page);
  await expectNobody(page);
  await expect(page.getByText(numberOf('member'))).toHaveCount(0);

  await logInByForm(guest, sampleAccounts.employee);
  await openListening(guest, memberStatus);
  await expectStoredMember(page, 'employee', { app, account });
  await app.say(page, 'loggedOut');
  await expectNobody(page);
  await expect(page.getByText(numberOf('employee'))).toHaveCount(0);
});
