import type { Page } from 'playwright/test';
import { RECENT_SEARCHES_KEY, SEARCH_STORAGE_KEY } from '../../lib/browser-storage/stored-keys';
import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { logInByForm, logOutByMenu } from '../actions/log-in';
import { expectPath, readAlert } from '../actions/look-around';
import { expect, type Guest, test } from '../fixtures/journey';

/** Section 3 of the specification, "Stored items", and what is kept under a key of the product. */
const local = ['accessToken', 'refreshToken', 'membershipId', 'membershipUserStorage'];
const tab = ['vocId', 'cstNo', 'crmUserContext', 'signUpName'];
const items = [...local, ...tab];

/** Puts items into the storage of a page, as the native side or an earlier page left them. */
const put = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ([all, ofTab]) => {
      for (const name of all) (ofTab.includes(name) ? sessionStorage : localStorage).setItem(name, 'left over');
    },
    [[...names], tab] as const,
  );

/** Which of the items stand in the storage of a page. */
const left = (page: Page) =>
  page.evaluate(
    ([shared, ofTab]) => [
      ...shared.filter((name) => localStorage.getItem(name) !== null),
      ...ofTab.filter((name) => sessionStorage.getItem(name) !== null),
    ],
    [local, tab] as const,
  );

/** Search keys of the device's user. */
const travelKeys = [RECENT_SEARCHES_KEY, SEARCH_STORAGE_KEY];
const putTravel = (page: Page) =>
  page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, '{}');
  }, travelKeys);
const travelLeft = (page: Page) =>
  page.evaluate((keys) => keys.filter((key) => localStorage.getItem(key) !== null), travelKeys);

const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('localStorageLanguage'));

/** Every item gone from these tabs; the language stays. */
async function expectCleared(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    // A page that is being left answers nothing.
    await expect(async () => {
      expect(await left(page)).toEqual([]);
      expect(await storedLanguage(page)).toBe('ko');
    }).toPass({ timeout: 20_000 });
  }
}

/** Another tab of the same browser on a public page, whose header has looked who is there. */
async function anotherTab({ page, address, t }: Guest, member: boolean): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(address(paths.hotels()));
  const header = other.getByRole('banner');
  if (member) await expect(header.getByText(t('layout.viewer.memberMenu'))).toBeAttached();
  else await expect(header.getByRole('link', { name: t('layout.viewer.logIn'), exact: true })).toBeVisible();
  return other;
}

test("an access rule's redirect clears every item in every tab", async ({ guest }) => {
  const other = await anotherTab(guest, false);
  await guest.open(paths.findAccount());
  // Both tabs have asked for the viewer: only the redirect clears from here on.
  await put(guest.page, items);
  await put(other, items);
  await guest.open(paths.myPage());
  await expectPath(guest, paths.membershipLogin());
  await readAlert(guest, guest.t('layout.alerts.loginRequired'));
  await expectCleared(guest.page, other);
});

test('a page of a guest clears each item that an ended session left, and nothing that a guest brings along', async ({
  guest,
}) => {
  for (const name of ['accessToken', 'membershipUserStorage']) {
    await guest.page.goto(guest.address('/favicon.svg'));
    await put(guest.page, [name]);
    await guest.open(paths.hotels());
    await expectCleared(guest.page);
  }
  await guest.open(paths.hotels());
  await put(guest.page, tab);
  await guest.open(paths.membershipLogin());
  await expect(guest.page.getByRole('main')).toBeVisible();
  expect(await left(guest.page)).toEqual(tab);
});

test('a logout clears every item in every tab, one that has not yet asked who is there included', async ({ guest }) => {
  const early = await anotherTab(guest, false);
  await early.route('**/api/session/viewer', (route) => route.abort());
  await logInByForm(guest, sampleAccounts.member);
  const other = await anotherTab(guest, true);
  await guest.open(paths.hotels());
  for (const page of [guest.page, other]) await put(page, items);
  await put(early, tab);
  await putTravel(guest.page);
  await logOutByMenu(guest);
  await expectPath(guest, paths.home());
  await expectCleared(guest.page, other, early);
  expect(await travelLeft(guest.page), 'where and when the member meant to travel').toEqual([]);
});

test.describe('an expiry', () => {
  test('clears every item in every tab', async ({ guest, product }) => {
    await logInByForm(guest, sampleAccounts.member);
    const other = await anotherTab(guest, true);
    // This tab asks nothing before its page opens with the tokens that have run out.
    await guest.page.goto(guest.address('/favicon.svg'));
    // A changed member in the storage has the other tab ask who is there; the tokens run out afterwards.
    const asked = other.waitForResponse(/\/api\/session\/viewer/);
    for (const page of [guest.page, other]) await put(page, items);
    await asked;
    // From here on this tab alone asks, and is notified of the end.
    await other.route('**/api/session/viewer', (route) => route.abort());
    await product.hub.expireAccessTokens();
    await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await guest.open(paths.myPageUserInfo.memberStatus());
    await expect(guest.page.getByText('로그인 정보가 만료되었습니다.').first()).toBeVisible();
    await expectCleared(guest.page, other);
    await product.hub.heal();
  });
});
