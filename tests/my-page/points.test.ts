import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PointStatement } from '@/lib/hub/contract/point';
import { CSV_MARK, csvLines } from '@/lib/my-page/csv';
import { daysOfPeriod, type PointFilter, pointAddress, pointFilterOf } from '@/lib/my-page/point-filter';
import { isWholeBalance, pointNotices } from '@/lib/my-page/point-notices';
import { BrokenStatementError, statementPages } from '@/lib/my-page/statement-pages';
import type { QueryValues } from '@/lib/routes/query-values';
import { readCsv } from './read-csv';

describe('the filter of the statement', () => {
  test.each<[QueryValues, PointFilter]>([
    [{}, { page: 1 }],
    [
      { kind: 'used', period: '3', page: '7' },
      { kind: 'used', period: '3', page: 7 },
    ],
    [{ period: '2026-10' }, { period: '2026-10', page: 1 }],
    [{ kind: 'toString', period: '2026-13', page: '0' }, { page: 1 }],
    [
      { kind: ['used', 'earned'], period: ['3'], page: '99999999' },
      { kind: 'used', period: '3', page: 1 },
    ],
    [{ kind: '', period: '', page: '-1' }, { page: 1 }],
  ])('%j is read as %j, and written back', (query, filter) => {
    expect(pointFilterOf(query)).toEqual(filter);
    const { searchParams } = new URL(pointAddress(filter), 'http://localhost');
    expect(pointFilterOf(Object.fromEntries(searchParams))).toEqual(filter);
  });

  test.each([
    [undefined, '2026-05-31', {}],
    ['3', '2026-05-31', { from: '2026-02-28' }],
    ['6', '2028-08-31', { from: '2028-02-29' }],
    ['12', '2026-11-23', { from: '2025-11-23' }],
    ['2028-02', '2026-11-23', { from: '2028-02-01', to: '2028-02-29' }],
  ])('the period %s on %s', (period, today, days) => {
    expect(daysOfPeriod(period, today)).toEqual(days);
  });
});

describe('the notices', () => {
  test.each([
    ['2026-11-23', 0, 3],
    ['2026-11-26', 3, 3],
    ['2026-11-27', 4, 30],
    ['2026-12-23', 30, 30],
    ['2026-12-24', 31, 60],
    ['2027-01-22', 60, 60],
  ])('points good through %s: %d days left, in the notice of %d days', (expiresOn, daysLeft, within) => {
    const balance = { balance: 5, tranches: [{ points: 5, expiresOn }], asOf: '2026-11-23' };
    expect(pointNotices(balance)).toEqual([{ points: 5, expiresOn, daysLeft, within }]);
  });

  test('nothing is announced of later and of earlier days; tranches that are not the balance are noticed', () => {
    const tranches = [
      { points: 5, expiresOn: '2027-01-23' },
      { points: 7, expiresOn: '2026-11-22' },
    ];
    expect(pointNotices({ balance: 12, tranches, asOf: '2026-11-23' })).toEqual([]);
    expect(isWholeBalance({ balance: 12, tranches, asOf: '2026-11-23' })).toBe(true);
    expect(isWholeBalance({ balance: 13, tranches, asOf: '2026-11-23' })).toBe(false);
  });
});

describe('S57 a CSV file', () => {
  test('begins with the mark by which Korean Excel reads UTF-8', () => {
    expect([...new TextEncoder().encode(CSV_MARK)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test.each([
    '=1+1',
    '+82',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '＝1+1',
    '＋1',
    '－1',
    '＠A',
    '﹦1+1',
    '﹢1',
    '﹣1',
    '﹫A',
    '=cmd|" /C calc"!A0',
  ])('S57 a text %j is no formula, and a number below zero stays a number', (text) => {
    const [cell = '', number] = [csvLines([[text]]), csvLines([[-200]])];
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
    expect(number).toBe('-200\r\n');
  });

  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a\t@SUM(A1)', "a\t'@SUM(A1)"],
    ['a;+82;-1', "a;'+82;'-1"],
    ['a|=1+1', "a|'=1+1"],
    ['a:@SUM(A1)', "a:'@SUM(A1)"],
    ['a ; =1+1', "a ; '=1+1"],
    ['a =1+1', "a '=1+1"],
    ['a/＝1+1', "a/'＝1+1"],
    [' =1+1', " '=1+1"],
    ['Room - breakfast + spa: x@mail.example', 'Room - breakfast + spa: x@mail.example'],
    ['a;"=1+1"', `"a;""'=1+1"""`],
    ['a,=1+1', `"a,'=1+1"`],
  ])('S57 nor is a text with %j, where a spreadsheet divides cells at another sign', (text, written) => {
    expect(csvLines([[text]])).toBe(`${written}\r\n`);
  });

  test('every text comes back out of it as it went in, by RFC 4180', () => {
    const cell = fc.string({ unit: 'binary' }).filter((text) => !/[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        expect(readCsv(csvLines(rows))).toEqual(rows);
      }),
    );
  });
});

describe('the pages of a statement', () => {
  const COUNT = 1_203;
  const pageOf = ({ page, pageSize }: { page: number; pageSize: number }): PointStatement => {
    const skipped = (page - 1) * pageSize;
    return {
      page,
      pageSize,
      mark: 9,
      count: COUNT,
      pointsIn: COUNT,
      pointsOut: 0,
      entries: Array.from({ length: Math.min(pageSize, COUNT - skipped) }, (_, index) => ({
        entryId: String(skipped + index),
        position: skipped + index + 1,
        at: '2026-11-23T00:00:00Z',
        kind: 'earned' as const,
        points: 1,
        sumAfter: COUNT - skipped - index,
        description: '',
      })),
    };
  };
  const read = async (ask: typeof pageOf) => {
    const rows: string[] = [];
    for await (const entries of statementPages(async (page) => ask(page))) {
      rows.push(...entries.map(({ entryId }) => entryId));
    }
    return rows;
  };

  test('are read to the end, each once', async () => {
    expect(await read(pageOf)).toEqual(Array.from({ length: COUNT }, (_, index) => String(index)));
  });

  test.each<[string, typeof pageOf]>([
    ['the first page again', (wanted) => pageOf({ ...wanted, page: 1 })],
    ['the first page under the next number', (wanted) => ({ ...pageOf({ ...wanted, page: 1 }), page: wanted.page })],
    ['a short page', (wanted) => ({ ...pageOf(wanted), entries: pageOf(wanted).entries.slice(1) })],
    ['other totals', (wanted) => ({ ...pageOf(wanted), count: COUNT + wanted.page })],
    [
      'other sums from the second page on',
      (wanted) => {
        const more = wanted.page === 1 ? 0 : 1;
        const { entries, ...page } = pageOf(wanted);
        return { ...page, entries: entries.map((entry) => ({ ...entry, sumAfter: entry.sumAfter + more })) };
      },
    ],
  ])('%s ends them with an error', async (_name, ask) => {
    await expect(read(ask)).rejects.toBeInstanceOf(BrokenStatementError);
  });
});
