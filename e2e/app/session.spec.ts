import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { expectLoggedOut, logInByForm, logOutByMenu } from '../actions/log-in';
import { expect, test } from '../native/app-journey';
import { expectNobody, expectStoredMember, userInfoContent } from '../native/expectations';
import { expectedUserInfo } from '../native/membership-user-info';
import { stored } from '../native/native-app';

test('a login: the app receives the user once, and reads the pair of the session until the logout', async ({
  guest,
  app,
  account,
  product,
}) => {
  const { page, t } = guest;
  await logInByForm(guest, sampleAccounts.member);
  const first = await expectStoredMember(page, 'member', { app, account });
  expect((await stored(page)).localStorageLanguage).toBe('ko');
  expect(app.arrived.map(({ type, content }) => ({ type, content }))).toEqual([
    { type: 'userInfo', content: userInfoContent(app, 'member') },
  ]);

  // The access token expires, and the server renews it while it draws or completes a page.
  await product.hub.expireAccessTokens();
  await product.hub.forgetCalls();
  await guest.open(paths.myPageUserInfo.memberStatus());
  await expect(page.getByRole('main')).toContainText(expectedUserInfo('member').membershipNo ?? '');
  const second = await expectStoredMember(page, 'member', { app, account });
  expect(second.refreshToken).not.toBe(first.refreshToken);

  // It expires again under a form: the answer is a refusal, and brings the renewed pair all the same.
  await guest.open(paths.myPageUserInfo.editProfile({ type: 3 }));
  const form = page.getByRole('main');
  await form.getByLabel(t('myPage.password.current'), { exact: true }).fill('Wrong-Password-1');
  await form.getByLabel(t('myPage.password.new'), { exact: true }).fill('Another-Password-2');
  await form.getByLabel(t('myPage.password.repeat'), { exact: true }).fill('Another-Password-2');
  await product.hub.expireAccessTokens();
  await form.getByRole('button', { name: t('myPage.password.submit'), exact: true }).click();
  await expect(form.getByText(t('myPage.password.problems.wrongCurrent')).first()).toBeVisible();
  const third = await expectStoredMember(page, 'member', { app, account });
  expect(third.refreshToken).not.toBe(second.refreshToken);
  expect((await product.hub.calls()).refreshTokens, 'one refresh for each expiry').toBe(2);

  await logOutByMenu(guest);
  await expectLoggedOut(guest);
  await expectNobody(page);
  expect(await account.ownerOf(third), 'the hub has ended the session').toBeNull();
  expect(app.arrived.map(({ type }) => type)).toEqual(['userInfo', 'logOut']);
});
