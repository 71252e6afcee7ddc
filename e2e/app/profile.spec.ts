import { paths } from '../../lib/routes/paths';
import { logInByForm, newMember } from '../actions/log-in';
import { expect, test } from '../native/app-journey';
import { stored } from '../native/native-app';

test('a name that a member edits is the app’s at once, by message and by storage', async ({ guest, app, product }) => {
  const { page, t } = guest;
  const member = await newMember(product);
  await logInByForm(guest, member);
  await guest.open(paths.myPageUserInfo.editProfile({ edit: 'details' }));
  const main = page.getByRole('main');
  await main.getByLabel(t('myPage.proof.label'), { exact: true }).fill(member.password);
  await main.getByRole('button', { name: t('myPage.proof.submit'), exact: true }).click();
  await main.getByLabel(t('myPage.profile.lastName'), { exact: true }).fill('Renamed');
  await main.getByRole('button', { name: t('myPage.profile.submit'), exact: true }).click();
  await expect(main.getByText(t('myPage.profile.done.details'))).toBeVisible();
  const changed = { membershipId: member.membershipId, memberLastName: 'Renamed', memberFirstName: 'Sample' };
  expect(JSON.parse((await stored(page)).membershipUserStorage ?? '{}')).toMatchObject(changed);
  await expect.poll(() => app.arrived.map(({ type }) => type)).toEqual(['userInfo', 'userInfo']);
  // iOS wraps the fields, Android hands them over as they are.
  expect(JSON.stringify(app.arrived.at(-1)?.content)).toContain('"memberLastName":"Renamed"');

  await guest.open(paths.myPageUserInfo.customUserInfo());
  await main.getByRole('checkbox', { name: t('myPage.preferences.quiet') }).check();
  await main.getByRole('button', { name: t('myPage.preferences.submit') }).click();
  await expect(main.getByText(t('myPage.preferences.saved'))).toBeVisible();
});
