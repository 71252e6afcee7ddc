import { paths } from '../../lib/routes/paths';
import { sendLogin } from '../actions/log-in';
import { mainHeading } from '../actions/look-around';
import { guestOf } from '../fixtures/journey';
import { expect, test } from '../native/app-journey';
import { expectNobody } from '../native/expectations';

const password = 'Own-Member-1';

test('a withdrawal: the app gets the message of a logout, and neither web view keeps anything of the member', async ({
  guest,
  app,
  account,
  product,
  platform,
}) => {
  const { page, t } = guest;
  const membershipId = `leaving.app.${platform}`;
  const membershipNo = await product.hub.addMember({ membershipId, password });
  await guest.open(paths.membershipLogin());
  await sendLogin(guest, membershipId, password);
  await expect(page).not.toHaveURL(/membershipLogin/);
  await guest.open(paths.myPageUserInfo.accountCancellation());
  const pair = await app.storedPair(page);
  expect(pair && (await account.ownerOf(pair))).toBe(membershipId);
  const other = guestOf(await page.context().newPage(), guest.language, product);
  await other.open(paths.myPageUserInfo.memberStatus());
  await expect(other.page.getByRole('main')).toContainText(membershipNo);

  await page.bringToFront();
  await page.getByLabel(t('myPage.leaving.confirm.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('myPage.leaving.confirm.submit'), exact: true }).click();
  await expect(mainHeading(guest)).toHaveText(t('auth.membershipEnded.title'));
  await expectNobody(page);
  await expect.poll(() => other.page.locator('body').textContent()).not.toContain(membershipNo);
  await expectNobody(other.page);
  expect(pair && (await account.ownerOf(pair)), 'the hub knows the pair no more').toBeNull();
  expect(app.arrived.map(({ type }) => type)).toEqual(['userInfo', 'logOut']);
});
