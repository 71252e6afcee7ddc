import type { Page } from 'playwright/test';
import { paths } from '../lib/routes/paths';
import { siteTexts } from '../sandbox/feedback/texts';
import { press } from './actions/by-keyboard';
import { expectAccessible } from './actions/expect-accessible';
import { failSite } from './actions/fail-feedback-site';
import {
  arriveWith,
  expectLoggedOut,
  logOutByMenu,
  newMember,
  type OwnMember,
  sendLogin,
  startOver,
} from './actions/log-in';
import { expectPath, readAlert } from './actions/look-around';
import { expect, type Guest, guestOf, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

/** Where My Page's menu has the entry; on narrow screens it is unfolded first. */
async function entryOf({ page, t }: Guest) {
  const unfold = page.getByRole('button', { name: t('myPage.menu.open') });
  if (await unfold.isVisible()) await unfold.click();
  return page.getByRole('link', { name: `${t('myPage.menu.groups.voc')} ${t('myPage.feedback.newWindow')}` });
}

const heading = ({ page, t }: Guest, state: string) =>
  page.getByRole('heading', { name: t(`myPage.feedback.${state}.title`), exact: true });

/** The window that an action opens, once the feedback site stands in it. */
async function siteAfter(guest: Guest, product: Product, action: () => Promise<void>): Promise<Page> {
  const [site] = await Promise.all([guest.page.context().waitForEvent('page'), action()]);
  await expect.poll(() => new URL(site.url()).origin).toBe(product.feedback);
  await expect(site.getByRole('main')).toBeVisible();
  return site;
}

/** Writes in the site's window, and sends it. */
async function write(site: Page, message: string): Promise<void> {
  await site.getByRole('textbox').fill(message);
  await site.getByRole('button').click();
  await expect(site.getByRole('status')).toBeVisible();
}

/** Path and query of the follow-up in the newest mail about it. */
async function followUpLink(product: Product, subject: string): Promise<string> {
  const mail = (await product.hub.mails()).find((each) => each.subject === subject);
  return /http\S+/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function expectNothingStored(page: Page): Promise<void> {
  expect(await page.evaluate(() => ['vocId', 'cstNo'].map((key) => sessionStorage.getItem(key)))).toEqual([null, null]);
}

async function arriveInMyPage(guest: Guest, product: Product): Promise<OwnMember> {
  const member = await newMember(product);
  await arriveWith(guest, member, paths.myPage());
  return member;
}

test('S59 a member gives feedback in a window of its own and opens the follow-up of the mail, which another customer may not', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  const { page, t } = guest;
  const member = await arriveInMyPage(guest, product);
  const seen: string[] = [];
  page.context().on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));

  const entry = await entryOf(guest);
  const site = await siteAfter(guest, product, () => press(guest, entry));
  expect(await site.evaluate(() => window.opener)).toBeNull();
  expect(await site.evaluate(() => document.referrer), 'no more than the origin').toBe(`${product.address}/`);
  const query = new URL(site.url()).searchParams;
  expect([...query.keys()]).toEqual(['lang', 'cstNo', 'accessToken']);
  expect(query.get('lang')).toBe('ko');
  await expect(page, 'the page of the click stays').toHaveURL(guest.address(paths.myPage()));
  // Logged out while the window is open: what is being written is not lost.
  await logOutByMenu(guest);
  await expectLoggedOut(guest);
  await write(site, '창밖 풍경이 훌륭했습니다.');
  await site.close();

  const link = await followUpLink(product, siteTexts.ko.mailSubject);
  await page.goto(link);
  await expectPath(guest, paths.membershipLogin());
  expect(page.url()).not.toMatch(/vocId|cstNo/);
  const [followUp] = await Promise.all([
    page.context().waitForEvent('page'),
    sendLogin(guest, member.membershipId, member.password),
  ]);
  await expect(followUp.getByText('창밖 풍경이 훌륭했습니다.')).toBeVisible();
  expect(new URL(followUp.url()).pathname).toBe('/parnasdistart.do');
  expect(await followUp.evaluate(() => window.opener)).toBeNull();
  await expect(heading(guest, 'opened')).toBeVisible();
  await expectPath(guest, paths.myPageFeedbackFollowUp());
  expect(page.url()).not.toMatch(/vocId|cstNo/);
  await expect(await entryOf(guest)).toHaveAttribute('aria-current', 'true');
  await expectAccessible(guest, 'the follow-up');
  await followUp.getByRole('button', { name: siteTexts.ko.helpful[0] }).click();
  await expect(followUp.getByRole('status')).toBeVisible();
  await followUp.close();

  const ownSession = (await page.context().cookies()).find(({ name }) => name === 'session')?.value ?? '-';
  expect(seen.filter((address) => address.includes(ownSession) || address.includes('Bearer'))).toEqual([]);

  // A browser that blocks windows.
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.reload();
  const open = page.getByRole('link', { name: t('myPage.feedback.open'), exact: true });
  const opened = await siteAfter(guest, product, () => press(guest, open));
  await expect(opened.getByText('창밖 풍경이 훌륭했습니다.')).toBeVisible();
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  await opened.close();

  // Another customer, in a tab whose browser blocks no window.
  await startOver(guest);
  const other = guestOf(await page.context().newPage(), guest.language, product);
  await arriveWith(other, await newMember(product));
  const windows = page.context().pages().length;
  await other.page.goto(link);
  await readAlert(other, '회원정보가 일치하지 않습니다.');
  await expectPath(other, paths.myPage());
  await expectNothingStored(other.page);
  expect(page.context().pages(), 'no window was opened').toHaveLength(windows);
  await other.open(paths.myPageFeedbackFollowUp());
  await expect(heading(other, 'missing')).toBeVisible();
  await expectAccessible(other, 'no follow-up');
  await expect(other.page.getByRole('link', { name: t('myPage.feedback.write'), exact: true })).toBeVisible();
});

test.describe('faults', { tag: '@narrow' }, () => {
  test.use({ provokes: /ERR_|503|Failed to load/ });

  test('of the hub, the feedback site and the session leave a usable answer in the window', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    const member = await arriveInMyPage(guest, product);
    const retry = page.getByRole('button', { name: t('myPage.feedback.retry'), exact: true });

    await product.hub.fail({ path: '/voc/token/issue', kind: 'down' });
    await guest.open(paths.myPageFeedback());
    await expect(heading(guest, 'unavailable')).toBeVisible();
    await expectAccessible(guest, 'the hub is down');
    await product.hub.heal();

    await failSite(product.feedback, 'POST', { kind: 'down' });
    await press(guest, retry);
    await expect(heading(guest, 'down')).toBeVisible();
    await failSite(product.feedback, 'DELETE');
    await product.hub.fail({ path: '/voc/token/issue', kind: 'slow', delayMs: 1_200, times: 1 });
    await press(guest, retry);
    await expect(heading(guest, 'opening')).toBeVisible();
    await expect.poll(() => new URL(page.url()).origin).toBe(product.feedback);

    // Logged out in another tab: the login, and from there on to the site.
    await page.context().clearCookies();
    await guest.open(paths.myPageFeedback());
    await expectPath(guest, paths.membershipLogin());
    await readAlert(guest, '다시 로그인해주세요');
    await sendLogin(guest, member.membershipId, member.password);
    await expect.poll(() => new URL(page.url()).origin).toBe(product.feedback);
  });
});
