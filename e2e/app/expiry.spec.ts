import type { BrowserContext, Page, Route } from 'playwright/test';
import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { expectMember, logInAs, logInByForm, memberMenu } from '../actions/log-in';
import { expectPath, readAlert } from '../actions/look-around';
import { expect, test } from '../native/app-journey';
import { expectNobody, serverPair, userInfoContent } from '../native/expectations';
import { expectedUserInfo } from '../native/membership-user-info';

/** Section 8 of the specification, word for word. */
const sessionExpired = '로그인 정보가 만료되었습니다.';

/** Keeps the calls of all web views to our own server waiting, and lets them go together. */
async function holdCalls(context: BrowserContext): Promise<{ of: (page: Page) => number; letGo: () => Promise<void> }> {
  const waiting: Route[] = [];
  const calls = /\/api\/(session\/viewer|hub\/)/;
  await context.route(calls, (route) => void waiting.push(route));
  return {
    of: (page) => waiting.filter((route) => route.request().frame().page() === page).length,
    letGo: async () => {
      await Promise.all(waiting.map((route) => route.continue()));
      await context.unroute(calls);
    },
  };
}

test('S29 an expiry for good: one word to the app and one alert for all requests of both web views', async ({
  guest,
  app,
  product,
}) => {
  const { page, t } = guest;
  await logInByForm(guest, sampleAccounts.member);
  const wanted = paths.myPageUserInfo.memberStatus();
  const second = await page.context().newPage();
  await Promise.all([guest.open(wanted), second.goto(guest.address(wanted))]);
  const pages = [page, second];
  for (const each of pages) {
    await expect(each.getByRole('main')).toContainText(expectedUserInfo('member').membershipNo ?? '');
    // The header has its answer: nothing is under way any more.
    await expect(memberMenu({ ...guest, page: each })).toBeVisible();
  }

  await product.hub.expireAccessTokens();
  await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
  // Both web views load again, and what they ask then is refused in one moment.
  const held = await holdCalls(page.context());
  await Promise.all(pages.map((each) => each.reload()));
  await expect
    .poll(() => pages.map((each) => held.of(each) >= 2), { message: 'several calls of each' })
    .toEqual([true, true]);
  await held.letGo();
  const alerts = () => Promise.all(pages.map((each) => each.getByRole('alertdialog').count()));
  await expect.poll(async () => (await alerts()).reduce((sum, count) => sum + count)).toBe(1);
  for (const each of pages) {
    await expect(each.getByText(expectedUserInfo('member').memberEmail ?? '')).toHaveCount(0);
    await expect(each.getByText(expectedUserInfo('member').membershipNo ?? '')).toHaveCount(0);
  }
  await expectNobody(page);
  expect((await serverPair(page)).status).toBe(401);
  expect(await alerts(), 'still one').toEqual(expect.arrayContaining([0, 1]));
  expect(app.arrived.map(({ type }) => type)).toEqual(['userInfo', 'tokenExpired']);
  expect(app.of('tokenExpired')[0]).not.toHaveProperty('content');

  await product.hub.heal();
  const told = (await alerts())[0] === 1 ? page : second;
  const reader = { ...guest, page: told };
  await readAlert(reader, sessionExpired);
  await expectPath(reader, paths.membershipLogin());
  expect(new URL(told.url()).searchParams.get('returnTo')).toBe(new URL(guest.address(wanted)).pathname);
  await logInAs(reader, 'member');
  await expectPath(reader, wanted);
  await expectMember(reader);
  expect(app.of('userInfo').map(({ content }) => content)).toEqual([
    userInfoContent(app, 'member'),
    userInfoContent(app, 'member'),
  ]);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(t('layout.alerts.sessionExpired')).toBe(sessionExpired);
});
