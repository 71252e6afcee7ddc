import { paths } from '../../lib/routes/paths';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { logInByForm, memberMenu } from '../actions/log-in';
import { guestOf } from '../fixtures/journey';
import { expect, test } from '../native/app-journey';
import { expectNobody, serverPair, viewerState } from '../native/expectations';
import { expectedUserInfo } from '../native/membership-user-info';
import { stored } from '../native/native-app';

const memberStatus = paths.myPageUserInfo.memberStatus();
const number = expectedUserInfo('member').membershipNo ?? '';
const browserName =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.describe('a browser that names itself like the app', () => {
  test.use({ behaviour: 'missing' });

  test('S15 sees empty shells, and gets no token', async ({ guest, app }) => {
    const { page, t } = guest;
    const { roomReservation, roomReservationDetail, roomReservationChange, diningReservationDetail } =
      paths.myPageReservationCheck;
    const ofNumbers = [roomReservationDetail, roomReservationChange, diningReservationDetail].map((of) =>
      of('SAMPLE01'),
    );
    for (const path of [memberStatus, roomReservation(), ...ofNumbers, paths.myPageEnquiry('SAMPLE01')]) {
      const answer = await page.goto(guest.address(path));
      expect(answer?.status(), path).toBe(200);
      await expect(page.getByRole('main')).toContainText(t('myPage.guest.title'));
      await expect(page.getByRole('alertdialog'), 'no access rule redirects inside an app').toBeHidden();
    }
    const own = await page.evaluate(() =>
      fetch('/api/hub/membership/dashboard/info', { headers: { 'x-bff': '1' } }).then((response) => response.status),
    );
    expect(own).toBe(401);
    expect(await serverPair(page)).toEqual({ status: 401, pair: null });
    expect(await app.storedPair(page)).toBeNull();
    await expectNobody(page);
  });

  test('S26 a session that was born in a browser yields no token, whatever the browser is called later', async ({
    guest,
    app,
    browser,
    product,
  }) => {
    const { page } = guest;
    const born = await browser.newContext({ userAgent: browserName });
    const inBrowser = guestOf(await born.newPage(), guest.language, product);
    await logInByForm(inBrowser, sampleAccounts.member);
    expect(await app.storedPair(inBrowser.page), 'nothing in the browser either').toBeNull();
    const userStorage = (await stored(inBrowser.page)).membershipUserStorage ?? '';
    await page.context().addCookies(await born.cookies());
    await born.close();

    await guest.open(memberStatus);
    await expect(page.getByRole('main')).toContainText(number);
    await page.evaluate((text) => localStorage.setItem('membershipUserStorage', text), userStorage);
    await product.hub.expireAccessTokens();
    await page.reload();
    await expect(memberMenu(guest)).toBeVisible();
    for (const wake of ['comeBack', 'restore'] as const) await app[wake](page);
    await app.say(page, 'resumed');
    expect(await serverPair(page)).toEqual({ status: 404, pair: null });
    await expect(memberMenu(guest)).toBeVisible();
    expect((await viewerState(page)).membershipNo).toBe(number);
    expect(await app.storedPair(page)).toBeNull();
    expect(await page.content()).not.toMatch(/eyJ[\w-]+\.|Bearer/);
  });
});
