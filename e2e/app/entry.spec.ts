import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { expectMember, logInAs, logInByForm } from '../actions/log-in';
import type { Guest } from '../fixtures/journey';
import { expect, test } from '../native/app-journey';
import { expectNobody, expectStoredMember, openListening } from '../native/expectations';
import { expectedUserInfo } from '../native/membership-user-info';
import { type NativeApp, stored } from '../native/native-app';

/** Section 9 of the specification: "Reload delay after the app login check". */
const reloadDelayMs = 100;

/** When documents were asked for, by path, in ms of this machine. */
function watchDocuments({ page }: Guest): { path: string; at: number }[] {
  const documents: { path: string; at: number }[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents.push({ path: new URL(request.url()).pathname, at: Date.now() });
  });
  return documents;
}

/** Section 4 tells iOS, and iOS alone, to log out. The page then waits before it loads again. */
function expectToldAfterCheck(app: NativeApp, documents: { at: number }[]): void {
  const told = app.of('logOut');
  expect(told.length).toBe(app.platform === 'ios' ? 1 : 0);
  const [message] = told;
  const reload = documents.find(({ at }) => message && at >= message.at);
  if (message) expect((reload?.at ?? 0) - message.at).toBeGreaterThanOrEqual(reloadDelayMs);
}

test('the entry takes over language and tokens, and goes on to a page of the product', async ({
  guest,
  app,
  account,
  product,
}) => {
  const { page } = guest;
  await page.goto(`${product.address}/favicon.svg`);
  const pair = await account.logIn('employee');
  await app.putTokens(page, pair);
  const wanted = paths.myPageUserInfo.memberStatus();
  await page.goto(`${product.address}${paths.app()}?${new URLSearchParams({ lang: 'jp', returnTo: wanted })}`);
  await page.waitForURL(`**/jp${wanted}`);
  await expect(page.getByRole('main')).toContainText(expectedUserInfo('employee').membershipNo ?? '');
  expect(await expectStoredMember(page, 'employee', { app, account })).toEqual(pair);
  const items = await stored(page);
  expect(items.localStorageLanguage).toBe('jp');
  expect(items.iosAppCheck).toBe(app.platform === 'ios' ? 'Y' : undefined);

  await page.goto(
    `${product.address}${paths.app()}?${new URLSearchParams({ lang: 'cn', returnTo: '//evil.example' })}`,
  );
  await expect.poll(() => new URL(page.url()).pathname).toBe('/cn');
  expect(new URL(page.url()).origin).toBe(product.address);
  await expect.poll(async () => (await stored(page)).localStorageLanguage).toBe('ch');
});

test('the login check of the app clears everything and loads again, at the entry and under an open page', async ({
  guest,
  app,
  account,
  product,
}) => {
  const { page, t } = guest;
  await logInByForm(guest, sampleAccounts.member);
  const atEntry = await expectStoredMember(page, 'member', { app, account });
  let documents = watchDocuments(guest);
  await page.goto(
    `${product.address}${paths.app()}?${new URLSearchParams({ check: 'login', returnTo: paths.hotels() })}`,
  );
  await page.waitForURL(`**${paths.hotels()}`);
  await expectNobody(page);
  expect(await account.ownerOf(atEntry), 'the session is over at the hub').toBeNull();
  expect(documents.map(({ path }) => path)).toEqual([paths.app(), paths.app(), paths.hotels()]);
  expectToldAfterCheck(app, documents);

  await logInByForm(guest, sampleAccounts.member);
  await openListening(guest, paths.myPageUserInfo.memberStatus());
  const underPage = await expectStoredMember(page, 'member', { app, account });
  app.arrived.length = 0;
  documents = watchDocuments(guest);
  await app.say(page, 'loginCheck');
  await expect(page.getByRole('main')).toContainText(t('myPage.guest.title'));
  await expectNobody(page);
  expect(await account.ownerOf(underPage)).toBeNull();
  expect(documents.map(({ path }) => path)).toEqual([paths.myPageUserInfo.memberStatus()]);
  expectToldAfterCheck(app, documents);
});

test('S52 a login on its way to the login check of the app stays a login', async ({ guest, app }) => {
  const { page } = guest;
  const asked = '/en/%5Fapp/?check=login';
  await page.goto(`${guest.address(paths.membershipLogin())}?${new URLSearchParams({ returnTo: asked })}`);
  await logInAs(guest, 'member');
  await expect(page).not.toHaveURL(/membershipLogin/);
  await app.quietPages();
  await expectMember(guest);
  expect(app.of('logOut')).toEqual([]);
});
