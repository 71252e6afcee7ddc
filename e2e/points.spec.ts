import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import { addDays } from '../lib/dates/day';
import { formatDay, formatMonth } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import { paths } from '../lib/routes/paths';
import { expectAccessible } from './actions/expect-accessible';
import { foldLine } from './actions/fold-line';
import { arriveWith, newMember } from './actions/log-in';
import { mainHeading } from './actions/look-around';
import { retryUntil } from './actions/retry-until';
import { expect, type Guest, guestOf, test } from './fixtures/journey';
import type { Product } from './fixtures/product';

const { pointInfo } = paths.myPagePoint;

/** Points that go in 3, 30, 60 and 400 days, see `seedLongStatement` of the sandbox; the other entries add up to zero. */
const tranches = [
  { days: 3, points: 103 },
  { days: 30, points: 130 },
  { days: 60, points: 160 },
  { days: 400, points: 500 },
];
const BALANCE = 893;
/** 28 earned, 28 used, 4 adjustments: three pages. */
const ROWS = 60;

async function arrive(guest: Guest, product: Product): Promise<void> {
  const member = await newMember(product, { statementRows: ROWS });
  await arriveWith(guest, member);
}

const main = ({ page }: Guest) => page.getByRole('main');
const statement = ({ page, t }: Guest) => page.getByRole('region', { name: t('myPage.points.statement.title') });
const movements = (guest: Guest) => statement(guest).getByRole('table').locator('tbody').getByRole('row');
const balance = ({ page, t }: Guest) => page.getByRole('table', { name: t('myPage.points.balance.caption') });
const months = ({ page, t }: Guest) => page.getByRole('table', { name: t('myPage.points.chart.caption') });
const field = (guest: Guest, name: 'kind' | 'period') =>
  statement(guest).getByLabel(guest.t(`myPage.points.statement.filter.${name}`), { exact: true });
const link = (area: Locator, name: string) => area.getByRole('link', { name, exact: true });
const query = ({ page }: Guest) => Object.fromEntries(new URL(page.url()).searchParams);

/** The table keeps inside the window, and no part of the page scrolls sideways. */
async function expectInside({ page }: Guest, table: Locator): Promise<void> {
  const box = await table.boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= (page.viewportSize()?.width ?? 0)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

/** The rows of the file that the link brings, the header first. */
async function savedRows(guest: Guest): Promise<string[][]> {
  const [file] = await Promise.all([
    guest.page.waitForEvent('download'),
    link(statement(guest), guest.t('myPage.points.statement.file')).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^points-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF'), 'the mark for spreadsheets').toBe(true);
  expect(text.endsWith('\r\n'), 'whole lines').toBe(true);
  const cells = (line: string) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, a, b]) => a ?? b ?? '');
  const rows = text.slice(1).trimEnd().split('\r\n').map(cells);
  for (const cell of rows.flat()) expect(cell, 'no formula').toMatch(/^(?:-?\d+|[^=+\-@\t＝＋－＠].*)$/);
  return rows;
}

test.describe('in English, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'en' });

  test('a member reads the balance and its end, the months and every movement, and saves them', async ({
    guest,
    product,
  }) => {
    test.setTimeout(180_000);
    const { page, t } = guest;
    await arrive(guest, product);
    await guest.open(pointInfo());
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.pointInfo'));
    const today = seoulToday(new Date());
    await foldLine(guest, 'myPage.points.balance.caption').click();
    await foldLine(guest, 'myPage.points.chart.table').click();
    for (const [row, { days, points }] of tranches.entries()) {
      const date = formatDay(addDays(today, days), guest.language.locale);
      await expect(balance(guest).getByRole('row').nth(row)).toContainText(t('myPage.points.balance.until', { date }));
      await expect(balance(guest).getByRole('row').nth(row)).toContainText(t('myPage.units.points', { points }));
      const next = main(guest).getByText(t('myPage.points.balance.next', { points, date }));
      await expect(next).toHaveCount(days === 3 ? 1 : 0);
      const left = main(guest).getByText(t('myPage.points.balance.daysLeft', { days }), { exact: true });
      await expect(left).toHaveCount(days === 3 ? 1 : 0);
    }
    await expect(balance(guest).getByRole('row')).toHaveCount(tranches.length);
    await expect(main(guest).locator('[data-balance]')).toHaveText(t('myPage.units.points', { points: BALANCE }));
    await expect(main(guest).getByRole('heading', { name: t('myPage.points.expected.title') })).toHaveCount(0);
    await expect(movements(guest)).toHaveCount(20);
    for (const table of [balance, months]) await expectInside(guest, table(guest));
    await expectInside(guest, statement(guest).getByRole('table'));
    await expectAccessible(guest, 'points');

    // A month of the table leads to its movements, which are its figures.
    const month = addDays(today, -1).slice(0, 7);
    const ofMonth = months(guest)
      .getByRole('row')
      .filter({ hasText: formatMonth(month, guest.language.locale) });
    const [pointsIn = '', pointsOut = ''] = await ofMonth.getByRole('cell').allTextContents();
    expect(Number(pointsIn.replace(/\D/g, ''))).toBeGreaterThanOrEqual(BALANCE);
    await ofMonth.getByRole('link').click();
    await expect(field(guest, 'period')).toHaveValue(month);
    const sums = statement(guest).getByRole('definition');
    await expect(sums.nth(1)).toContainText(pointsIn);
    await expect(sums.nth(2)).toContainText(pointsOut);

    await field(guest, 'period').selectOption('12');
    await field(guest, 'kind').selectOption('used');
    await expect(sums.first()).toHaveText(t('myPage.points.statement.entries', { count: 28 }));
    expect(query(guest)).toEqual({ kind: 'used', period: '12' });
    await expect(sums.nth(2)).toHaveText(t('myPage.units.points', { points: -280 }));
    await link(statement(guest), t('myPage.points.statement.next')).click();
    await expect(movements(guest)).toHaveCount(8);
    expect(query(guest)).toEqual({ kind: 'used', period: '12', page: '2' });
    await expect(field(guest, 'kind')).toHaveValue('used');
    const used = await savedRows(guest);
    const column = (name: string) => t(`myPage.points.statement.column.${name}`);
    const header = ['date', 'kind', 'description', 'amount', 'sumAfter'].map(column);
    expect(used[0]).toEqual(header);
    expect(used).toHaveLength(1 + 28);
    for (const row of used.slice(1)) expect([row[1], row[3]]).toEqual([t('myPage.points.kind.used'), '-10']);
    expect(used[1]?.[4]).toBe('-280');
    await page.goBack();
    await expect(movements(guest)).toHaveCount(20);

    await field(guest, 'kind').selectOption('expired');
    await expect(statement(guest)).toContainText(t('myPage.points.statement.none'));
    await expectAccessible(guest, 'a filter without entries');
    await link(statement(guest), t('myPage.points.statement.toAll')).click();
    await expect(sums.first()).toHaveText(t('myPage.points.statement.entries', { count: ROWS }));
    expect(query(guest)).toEqual({});
    await link(statement(guest), t('myPage.points.statement.page', { page: 3 })).click();
    await expect.poll(() => query(guest)).toEqual({ page: '3' });
    const leftOf = async (name: string) => (await link(statement(guest), name).boundingBox())?.x ?? Number.NaN;
    const firstNumber = await leftOf(t('myPage.points.statement.page', { page: 1 }));
    expect(await leftOf(t('myPage.points.statement.previous'))).toBeLessThan(firstNumber);
    const all = await savedRows(guest);
    expect(all).toHaveLength(1 + ROWS);
    expect(all[1]?.[4]).toBe(`${BALANCE}`);
  });
});

test.describe('in Chinese, on a phone', { tag: '@narrow' }, () => {
  test.use({ reads: 'zh-CN' });

  test('points that are expected name their day, and late ones are claimed by a form that is filled in', async ({
    guest,
    product,
  }) => {
    const { page, t, language } = guest;
    const member = await newMember(product, { reservations: true });
    await product.hub.forgetPoints(member.membershipNo, 'unhae-seorak');
    await arriveWith(guest, member, pointInfo());
    const expected = page.getByRole('region', { name: t('myPage.points.expected.title') });
    const [late, next] = [expected.getByRole('listitem').first(), expected.getByRole('listitem').nth(1)];
    // The sample stays, two weeks later: over since 59 days, and over in 37.
    const dayIn = (days: number) => formatDay(addDays(seoulToday(new Date()), days), language.locale);
    await expect(late).toContainText(t('myPage.points.expected.late', { date: dayIn(-58) }));
    await expect(next).toContainText(t('myPage.points.expected.by', { date: dayIn(38) }));
    await expect(next.getByRole('link')).toHaveCount(0);
    await expectInside(guest, expected);
    await expectAccessible(guest, 'points that are expected');
    const points = (await late.textContent())?.match(/(\d[\d,]*)(?=积分)/)?.[1]?.replace(',', '');

    await late.getByRole('link').focus();
    await page.keyboard.press('Enter');
    await expect(mainHeading(guest)).toHaveText(t('myPage.menu.entries.pointsAdjustment'));
    const form = main(guest);
    const reservation = new URL(page.url()).searchParams.get('stay') ?? '';
    await expect(form.getByLabel(t('centre.claim.stay'), { exact: true })).toHaveValue(reservation);
    await expect(form.getByRole('radio', { name: t('centre.claim.reasons.missing') })).toBeChecked();
    await expect(form.getByLabel(new RegExp(`^${t('centre.claim.points')}`))).toHaveValue(points ?? '');
    await form.getByRole('button', { name: t('centre.claim.submit'), exact: true }).click();
    await expect(form.getByText(t('centre.claim.done.title'))).toBeVisible();
    await guest.open(pointInfo());
    await expect(expected.getByRole('listitem')).toHaveCount(1);
    await expect(expected).toContainText(t('myPage.points.expected.by', { date: dayIn(38) }));
  });
});

test.describe('once', () => {
  test('a hub that is down is said, by the page, a part of it and the file; the form works without JavaScript', async ({
    guest,
    product,
    browser,
  }) => {
    const { page, t } = guest;
    await arrive(guest, product);
    const storageState = await page.context().storageState();
    const plain = await browser.newContext({ javaScriptEnabled: false, storageState });
    const reader = guestOf(await plain.newPage(), guest.language, product);
    await reader.open(pointInfo());
    await field(reader, 'kind').selectOption('adjusted');
    await main(reader)
      .getByRole('button', { name: t('myPage.points.statement.filter.show') })
      .click();
    await expect(movements(reader)).toHaveCount(4);
    expect(query(reader)).toEqual({ kind: 'adjusted', period: '' });
    await expect(field(reader, 'kind')).toHaveValue('adjusted');
    await reader.open(pointInfo({ page: 9 }));
    await link(statement(reader), t('myPage.points.statement.toLast')).click();
    await expect(movements(reader)).toHaveCount(20);
    expect(query(reader)).toEqual({ page: '3' });
    await plain.close();

    const unavailable = main(guest).getByText(t('myPage.unavailable.title'));
    await product.hub.fail({ path: '/membership/point', kind: 'down' });
    expect((await page.goto(guest.address(pointInfo())))?.status()).toBe(503);
    await expect(unavailable).toBeVisible();
    await expectAccessible(guest, 'points without the hub');
    await product.hub.heal();
    await retryUntil(guest, (within) => expect(main(guest).locator('[data-balance]')).toBeVisible(within));

    await product.hub.fail({ path: '/membership/point/months', kind: 'malformed' });
    expect((await page.goto(guest.address(pointInfo())))?.status()).toBe(200);
    await expect(unavailable).toHaveCount(1);
    await expect(movements(guest)).toHaveCount(20);
    await product.hub.heal();
    await retryUntil(guest, (within) => expect(foldLine(guest, 'myPage.points.chart.table')).toBeVisible(within));

    await product.hub.fail({ path: '/membership/point/statement', kind: 'malformed' });
    await link(statement(guest), t('myPage.points.statement.file')).click();
    await expect(page.getByRole('alert').filter({ hasText: t('myPage.points.statement.fileFailed') })).toBeVisible();
    await product.hub.heal();
    await retryUntil(guest, (within) => expect(movements(guest)).toHaveCount(20, within));
    expect(await savedRows(guest)).toHaveLength(1 + ROWS);
  });
});
