import { paths } from '../lib/routes/paths';
import { foldLine } from './actions/fold-line';
import { arriveWith, newMember } from './actions/log-in';
import { expectPath, readAlert } from './actions/look-around';
import { expect, guestOf, test } from './fixtures/journey';
import { send } from './fixtures/raw-request';

/** Longer than every deadline of a call. */
const HANGS_MS = 20_000;
const points = paths.myPagePoint.pointInfo();
const centre = paths.myPageDirectQnA();
const card = paths.myPageUserInfo.mobileUserCard();
const UNAVAILABLE = 'myPage.unavailable.title';
/** A page, one of its calls, a text of another section, and what its own section says in the end. */
const parts = [
  { page: points, call: '/membership/point/months', other: 'myPage.points.statement.title', late: UNAVAILABLE },
  { page: centre, call: '/membership/enquiry', other: 'centre.help.questions', late: UNAVAILABLE },
  { page: card, call: '/membership/dashboard/info', other: 'myPage.card.qr', late: 'myPage.card.tierUnknown' },
];

test.describe('a call of the hub that hangs', () => {
  test('keeps no other part of a page waiting, and its own part says so last', async ({ guest, product }) => {
    const { page, t } = guest;
    await arriveWith(guest, await newMember(product));
    const session = (await page.context().cookies()).find(({ name }) => name === 'session');
    for (const { page: path, call, other, late } of parts) {
      await product.hub.fail({ path: call, kind: 'slow', delayMs: HANGS_MS });
      const { pathname } = new URL(guest.address(path));
      const { status, text } = await send(product.address, pathname, 'GET', { cookie: `session=${session?.value}` });
      await product.hub.heal();
      expect(status, call).toBe(200);
      const [first, last] = [text.slice(0, text.indexOf('</footer>')), text.slice(text.indexOf('</footer>'))];
      expect(first, call).toContain(t(other));
      expect(first, call).not.toContain(t(late));
      expect(last, call).toContain(t(late));
    }
  });

  test('shows its part once it answers, and is named without JavaScript', async ({ guest, product, browser }) => {
    const { page, t } = guest;
    await arriveWith(guest, await newMember(product));
    await product.hub.fail({ path: '/membership/point/months', kind: 'slow', delayMs: HANGS_MS });
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
    const reader = guestOf(await plain.newPage(), guest.language, product);
    await Promise.all([guest.open(points), reader.open(points)]);
    await expect(page.getByText(t(UNAVAILABLE))).toHaveCount(1);
    await expect(
      foldLine(guest, 'myPage.points.balance.caption').or(page.getByText(t('myPage.points.balance.none'))),
    ).toBeVisible();
    // Texts inside `noscript` are passed over by `getByText`.
    const late = reader.page.locator('main noscript > *');
    await expect(late).toHaveCount(1);
    await expect(late).toContainText(t('myPage.late.sentence'));
    await expect(reader.page.getByRole('main')).toContainText(t('myPage.points.statement.none'));
    await product.hub.heal();
    await page.getByRole('link', { name: t('myPage.unavailable.retry') }).click();
    await expect(foldLine(guest, 'myPage.points.chart.table')).toBeVisible();
    await late.locator('a').click();
    await expect(foldLine(reader, 'myPage.points.chart.table')).toBeVisible();
    await expect(late).toHaveCount(0);
    await plain.close();
  });

  test('beside an expired session is renewed once, and a session that is over redirects to the login', async ({
    guest,
    product,
  }) => {
    const { page, t } = guest;
    await arriveWith(guest, await newMember(product));
    await product.hub.fail({ path: '/membership/point/months', kind: 'slow', delayMs: 1_000 });
    await product.hub.expireAccessTokens();
    await product.hub.forgetCalls();
    await guest.open(points);
    await expect(foldLine(guest, 'myPage.points.chart.table')).toBeVisible();
    await expectPath(guest, points);
    expect((await product.hub.calls()).refreshTokens).toBe(1);
    await product.hub.expireAccessTokens();
    await product.hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    await page.reload();
    await readAlert(guest, t('problems.sessionExpired'));
    await expectPath(guest, paths.membershipLogin());
  });
});

test('a filter of the statement asks for the statement alone, and stands beside parts that have failed', async ({
  guest,
  product,
}) => {
  const { page, t } = guest;
  await arriveWith(guest, await newMember(product), points);
  const chart = foldLine(guest, 'myPage.points.chart.table');
  const unavailable = page.getByText(t(UNAVAILABLE));
  await expect(chart).toBeVisible();
  await product.hub.fail({ path: '/membership/point/months', kind: 'malformed' });
  await product.hub.forgetCalls();
  await page.getByLabel(t('myPage.points.statement.filter.kind'), { exact: true }).selectOption('used');
  await expect(page).toHaveURL(/kind=used/);
  const { pointStatement, pointBalance, pointMonths } = await product.hub.calls();
  expect([pointStatement, pointBalance, pointMonths]).toEqual([1, undefined, undefined]);
  await expect(chart).toBeVisible();
  await expect(unavailable).toHaveCount(0);

  // Both parts of the layout fail, the page's does not.
  await product.hub.fail({ path: '/membership/point/statement', kind: 'slow', delayMs: 1 });
  await product.hub.fail({ path: '/membership/point', kind: 'malformed' });
  expect((await page.reload())?.status()).toBe(200);
  await expect(unavailable).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(t('myPage.points.statement.none'));
});
