import { addDays } from '../lib/dates/day';
import { formatMonth } from '../lib/dates/format';
import { seoulToday } from '../lib/dates/moment';
import type { PointMonth, PointStatement } from '../lib/hub/contract/point';
import type { ReservationDetail } from '../lib/hub/contract/reservation';
import { paths } from '../lib/routes/paths';
import { bookByCall } from './actions/book-by-call';
import { expectAccessible } from './actions/expect-accessible';
import { foldLine } from './actions/fold-line';
import { arriveAs, arriveWith, newMember, startOver } from './actions/log-in';
import { stayIn } from './actions/search-stay';
import { expect, guestOf, test } from './fixtures/journey';
import { type Relay, withRelay } from './fixtures/relay-hub';

test.use({ reads: 'en' });

/** Changes the data of one call from now on. */
function changeData<T>(relay: Relay, call: string, change: (data: T, query: Record<string, string>) => T): void {
  relay.changeWith(({ path, query }, body) => {
    if (path !== `/hub${call}`) return body;
    const answer = JSON.parse(body.toString('utf8')) as { data: T };
    return JSON.stringify({ ...answer, data: change(answer.data, query) });
  });
}

/** Its second page holds the entries of the first once more. */
function answerTwice(relay: Relay): void {
  let first: PointStatement | undefined;
  changeData<PointStatement>(relay, '/membership/point/statement', (data, { page }) => {
    if (page === '1') first = data;
    return page === '2' && first ? { ...data, entries: first.entries } : data;
  });
}

const withoutTheLast = (data: PointStatement) => ({ ...data, entries: data.entries.slice(0, -1) });

test('S57 a statement with a page twice, short, or a month without data shows and saves no wrong sum; names with script are text', async ({
  guest,
  product,
}) => {
  test.setTimeout(180_000);
  await withRelay(product, async (address, relay) => {
    const reader = guestOf(guest.page, guest.language, { ...product, address });
    const { page, t } = reader;
    // Two pages of the file, and many of the screen.
    await arriveWith(reader, await newMember(product, { statementRows: 600 }));
    const statement = page.getByRole('region', { name: t('myPage.points.statement.title') });
    const broken = statement.getByText(t('myPage.points.broken.title'));
    const rows = statement.getByRole('table').locator('tbody').getByRole('row');
    const file = statement.getByRole('link', { name: t('myPage.points.statement.file'), exact: true });
    const { pointInfo } = paths.myPagePoint;

    answerTwice(relay);
    await reader.open(pointInfo());
    await expect(rows).toHaveCount(20);
    await statement.getByRole('link', { name: t('myPage.points.statement.next'), exact: true }).click();
    await expect(broken).toBeVisible();
    await expect(statement.getByRole('table')).toHaveCount(0);
    await expect(statement.getByRole('status')).toHaveCount(0);
    await expectAccessible(reader, 'a statement that does not add up');
    await reader.open(pointInfo());
    const [saved] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(await saved.failure(), 'half a file does not look whole').not.toBeNull();

    changeData<PointStatement>(relay, '/membership/point/statement', withoutTheLast);
    await file.click();
    await expect(page.getByRole('alert').filter({ hasText: t('myPage.points.statement.fileFailed') })).toBeVisible();
    await expect(broken).toBeVisible();
    await expect(statement.getByRole('table')).toHaveCount(0);

    // The hub is well again.
    const quiet = addDays(seoulToday(new Date()), -31).slice(0, 7);
    const months = page.getByRole('table', { name: t('myPage.points.chart.caption') });
    changeData<{ months: PointMonth[] }>(relay, '/membership/point/months', (data) => ({
      months: data.months.filter(({ month }) => month !== quiet),
    }));
    await statement.getByRole('link', { name: t('myPage.unavailable.retry') }).click();
    await expect(rows).toHaveCount(20);
    await foldLine(reader, 'myPage.points.chart.table').click();
    await expect(months.getByRole('row')).toHaveCount(1 + 12);
    const ofMonth = months.getByRole('row').filter({ hasText: formatMonth(quiet, 'en') });
    await expect(ofMonth.getByRole('cell')).toHaveText(['0', '0']);
    changeData<{ months: PointMonth[] }>(relay, '/membership/point/months', () => ({ months: [] }));
    await reader.open(pointInfo());
    await foldLine(reader, 'myPage.points.chart.table').click();
    await expect(months.getByRole('row')).toHaveCount(1 + 12);
    await expectAccessible(reader, 'a year without data');

    // Names with script and formulas, on the statement and on a receipt.
    const picture = '<img src=x onerror="window.attacked=1">';
    const script = '<script>window.attacked=1</script>';
    const formula = '=HYPERLINK("https://elsewhere.example")';
    const main = page.getByRole('main');
    const expectText = async (texts: readonly string[]) => {
      await page.emulateMedia({ media: 'print' });
      for (const text of texts) await expect(main.getByText(text).first()).toBeVisible();
      await expect(main.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
      await page.emulateMedia({ media: null });
    };
    const { number } = await bookByCall(reader, product, stayIn(86, 'oreum-jeju'), ['flexible']);
    changeData<PointStatement>(relay, '/membership/point/statement', (data) => ({
      ...data,
      entries: data.entries.map((entry, index) => ({
        ...entry,
        description: [picture, script, formula][index % 3] ?? '',
      })),
    }));
    await reader.open(paths.myPagePoint.pointInfo());
    await expectText([picture, script, formula]);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['print', 'filter.show']) {
      await expect(page.getByRole('button', { name: t(`myPage.points.statement.${name}`) })).toBeHidden();
    }
    await page.emulateMedia({ media: null });

    changeData<ReservationDetail>(relay, `/reservation/room/${number}`, (data) => ({
      ...data,
      hotelName: picture,
      rooms: data.rooms.map((room) => ({ ...room, guestFirstName: script, guestLastName: formula })),
    }));
    await reader.open(paths.myPageReservationCheck.roomReservationReceipt(number));
    await expectText([picture, script, formula]);

    // An employee whose dashboard has no data sees the empty list of referrals at its address.
    relay.changeWith(({ path, query }, body) =>
      path === '/hub/membership/dashboard/info' && query.type === 'employeeReferral' ? '{"data":null}' : body,
    );
    await startOver(reader);
    await arriveAs(reader, 'employee');
    const referrals = reader.address(paths.myPagePoint.employeeReferralPointsHistory());
    expect((await page.goto(referrals))?.status()).toBe(200);
    await expect(main).toContainText(t('myPage.referrals.none'));
    await expect(main).not.toContainText(t('common.state.hubUnavailableTitle'));
    // The page would ask its web, which is stopped next.
    await page.goto('about:blank');
  });
});
