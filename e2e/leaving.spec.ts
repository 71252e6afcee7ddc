import type { BrowserContext } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { press } from './actions/by-keyboard';
import { cancelByButtons } from './actions/cancel-reservation';
import { expectAccessible } from './actions/expect-accessible';
import { expectLoggedOut, expectMember, sendLogin } from './actions/log-in';
import { expectPath, mainHeading } from './actions/look-around';
import { expect, type Guest, guestOf, test } from './fixtures/journey';

const password = 'Own-Member-1';
const leavingPath = paths.myPageUserInfo.accountCancellation();
let others: BrowserContext[] = [];

test.afterEach(async () => {
  await Promise.all(others.map((context) => context.close()));
  others = [];
});

async function arrive(guest: Guest, membershipId: string): Promise<void> {
  await guest.open(paths.membershipLogin());
  await sendLogin(guest, membershipId, password);
  await expect(guest.page).not.toHaveURL(/membershipLogin/);
  await expectMember(guest);
}

const passwordOf = ({ page, t }: Guest) => page.getByLabel(t('myPage.leaving.confirm.password'), { exact: true });
const leaveButton = ({ page, t }: Guest) =>
  page.getByRole('button', { name: t('myPage.leaving.confirm.submit'), exact: true });
const seenIn = ({ page }: Guest) => page.locator('body').textContent();
const numberIn = (text: string) => Number(text.replace(/\D/g, ''));

async function expectEnded(guest: Guest): Promise<void> {
  await expect(mainHeading(guest)).toHaveText(guest.t('auth.membershipEnded.title'));
  await expectPath(guest, paths.membershipEnded());
  await expectLoggedOut(guest);
}

test('S47 a membership ends once its reservations are settled, in every tab and on every device', async ({
  guest,
  product,
  browser,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const membershipId = 'leaving.member';
  const membershipNo = await product.hub.addMember({ membershipId, password, benefits: true, reservations: true });
  await arrive(guest, membershipId);
  await guest.open(leavingPath);
  await expectPath(guest, leavingPath);

  const ahead = page.getByRole('region', { name: t('myPage.leaving.settle.title') });
  await expect(ahead.getByRole('link')).toHaveCount(2);
  await expect(page.getByText(t('myPage.leaving.confirm.blocked'))).toBeVisible();
  await expect(leaveButton(guest)).toHaveCount(0);
  const points = page.getByRole('region', { name: t('myPage.leaving.points.title') });
  const tranches = await points.getByRole('definition').allTextContents();
  expect(tranches.length).toBeGreaterThan(1);
  const sum = tranches.reduce((all, text) => all + numberIn(text), 0);
  await expect(points).toContainText(t('myPage.leaving.points.total', { points: sum }));
  await expect(
    page.getByRole('region', { name: t('myPage.leaving.vouchers.title') }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(
    page.getByText(t('myPage.leaving.confirm.title'), { exact: true }),
    'no password is asked for',
  ).toHaveCount(0);
  await expectAccessible(guest, 'leaving with reservations');

  for (const left of [1, 0]) {
    await ahead.getByRole('link').first().click();
    await cancelByButtons(guest);
    await expect(page.getByText(t('common.cancel.done'))).toBeVisible();
    await guest.open(leavingPath);
    await expect(ahead.getByRole('link')).toHaveCount(left);
  }

  // By keyboard alone: nothing typed, then a wrong password, then the right one.
  await press(guest, leaveButton(guest));
  await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
  await expect(passwordOf(guest)).toHaveAccessibleDescription(t('myPage.leaving.problems.missing'));
  await passwordOf(guest).focus();
  await page.keyboard.type('Wrong-Word-1');
  await page.keyboard.press('Enter');
  await expect(passwordOf(guest)).toHaveAccessibleDescription(t('myPage.leaving.problems.wrongPassword'));
  await expect(passwordOf(guest)).toHaveValue('Wrong-Word-1');

  const tab = guestOf(await page.context().newPage(), guest.language, product);
  await tab.open(paths.myPageUserInfo.memberStatus());
  await expect(tab.page.getByRole('main')).toContainText(membershipNo);
  const elsewhere = await browser.newContext({ locale: guest.language.locale });
  others.push(elsewhere);
  const device = guestOf(await elsewhere.newPage(), guest.language, product);
  await arrive(device, membershipId);
  await device.open(paths.myPage());
  await expect(device.page.getByRole('main')).toContainText(membershipNo);

  await page.bringToFront();
  await passwordOf(guest).fill(password);
  await page.keyboard.press('Enter');
  await expectEnded(guest);
  await expect.poll(() => seenIn(tab)).not.toContain(membershipNo);
  await expectPath(tab, paths.membershipLogin());
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toMatch(new RegExp(`${membershipNo}|${membershipId}`));

  await device.open(paths.myPage());
  await expectPath(device, paths.membershipLogin());
  expect(await device.page.content()).not.toMatch(new RegExp(`${membershipNo}|${membershipId}`));

  await page.reload();
  await expectEnded(guest);
  await page.goBack();
  await expectLoggedOut(guest);
  expect(await seenIn(guest)).not.toContain(membershipNo);
  await guest.open(paths.membershipLogin());
  await sendLogin(guest, membershipId, password);
  await expect(page.getByText(t('problems.loginFailed')).first()).toBeVisible();
  const mails = (await product.hub.mails()).filter(({ to }) => to === `${membershipId}@mail.example`);
  expect(mails[0]?.subject).toContain('회원 탈퇴');

  // Anyone who has not left learns nothing about leaving.
  const stranger = guestOf(await (await browser.newContext()).newPage(), guest.language, product);
  others.push(stranger.page.context());
  await stranger.open(paths.membershipEnded());
  await expectPath(stranger, paths.home());
});

test('a hub that loses its answer: nothing is claimed, and the second press shows the result', {
  tag: '@narrow',
}, async ({ guest, product }) => {
  const { page, t } = guest;
  const membershipId = 'unsure.member';
  await product.hub.addMember({ membershipId, password });
  await arrive(guest, membershipId);
  await guest.open(leavingPath);
  await expectAccessible(guest, 'leaving');
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, 'scrolls sideways').toBeLessThanOrEqual(0);
  // The access token runs out under the form as well: it is renewed, and the password is not asked for again.
  await product.hub.expireAccessTokens();
  await passwordOf(guest).fill(password);
  await product.hub.fail({ path: '/membership/member/withdrawal', kind: 'status', status: 503, times: 1 });
  await leaveButton(guest).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(t('myPage.leaving.problems.unsure'));
  await product.hub.fail({ path: '/membership/member/withdrawal', kind: 'lost', times: 1 });
  await product.hub.fail({ path: '/membership/member/profile', kind: 'down', times: 4 });
  await leaveButton(guest).click();
  await expect(alert).toBeFocused();
  await expect(alert).toContainText(t('myPage.leaving.problems.unsure'));
  await product.hub.heal();
  await leaveButton(guest).click();
  await expectEnded(guest);
});
