import * as z from 'zod';
import { entityId, hubLanguage, inQuery, instant, listOf, MOST_OF_ALL, seoulDay, seoulMonth, text } from './common.ts';
import { endpoint, memberRead } from './endpoint.ts';

/** Why points came or went; `returned` are spent ones that were given back. */
export const pointKind = z.enum(['earned', 'used', 'expired', 'adjusted', 'referral', 'returned']);
export type PointKind = z.infer<typeof pointKind>;

export const pointBalance = endpoint({
  ...memberRead,
  name: 'pointBalance',
  path: '/membership/point',
  summary:
    'Balance with its tranches by expiry, soonest first, whose sum is the balance; and the stays whose points are not in the ledger yet, with what it will post for them at the present tier. A stay for which a claim was made is not among them, and one that is too old to claim neither.',
  query: z.object({ lang: hubLanguage.default('ko') }),
  response: z.object({
    balance: z.int().min(0).max(MOST_OF_ALL),
    tranches: listOf(z.object({ points: z.int().min(1).max(MOST_OF_ALL), expiresOn: seoulDay })),
    /** The hub's day in Seoul at this answer; a tranche is good through its `expiresOn`. */
    asOf: seoulDay,
    /** Soonest first. */
    expected: listOf(
      z.object({
        reservationNo: entityId,
        hotelName: text,
        points: z.int().min(1).max(MOST_OF_ALL),
        /** Day in Seoul on which the ledger has them at the latest; before `asOf` where they are late. */
        expectedBy: seoulDay,
      }),
    ).default([]),
  }),
});
type PointAnswer = z.infer<(typeof pointBalance)['response']>;
export type PointBalance = Omit<PointAnswer, 'expected'>;
export type ExpectedPoints = Pick<PointAnswer, 'expected' | 'asOf'>;

export const MOST_STATEMENT_ROWS = 500;
const MOST_MOVEMENTS = 100_000_000;

export const pointStatement = endpoint({
  ...memberRead,
  name: 'pointStatement',
  path: '/membership/point/statement',
  summary:
    'Ledger entries of a filter, newest first, one page of them, with the sums of all. Beyond the last page there are none.',
  query: z.object({
    lang: hubLanguage,
    kind: pointKind.optional(),
    from: seoulDay.optional(),
    to: seoulDay.optional(),
    page: inQuery(z.int().min(1).max(1_000_000)).default(1),
    pageSize: inQuery(z.int().min(1).max(MOST_STATEMENT_ROWS)).default(20),
    /** Of an earlier answer: what was posted since is left out, so that its pages do not move. */
    mark: inQuery(z.int().min(0).max(MOST_MOVEMENTS)).optional(),
  }),
  response: z.object({
    page: z.int().min(1).max(MOST_OF_ALL),
    pageSize: z.int().min(1).max(MOST_OF_ALL),
    mark: z.int().min(0).max(MOST_OF_ALL),
    count: z.int().min(0).max(MOST_OF_ALL),
    pointsIn: z.int().min(0).max(MOST_OF_ALL),
    pointsOut: z.int().min(-MOST_OF_ALL).max(0),
    entries: z
      .array(
        z.object({
          entryId: z.string().max(64),
          position: z.int().min(1).max(MOST_OF_ALL),
          at: instant,
          kind: pointKind,
          points: z.int().min(-MOST_OF_ALL).max(MOST_OF_ALL),
          /** Sum of this entry and of all older ones of the filter; without a filter the balance after it. */
          sumAfter: z.int().min(-MOST_OF_ALL).max(MOST_OF_ALL),
          description: text,
        }),
      )
      .max(MOST_STATEMENT_ROWS),
  }),
});
export type PointStatement = z.infer<(typeof pointStatement)['response']>;
export type PointEntry = PointStatement['entries'][number];
type EntrySums = Pick<PointEntry, 'entryId' | 'position' | 'points' | 'sumAfter'>;

/** False for a page answered twice, cut short or of another sum. @param before the entry right before it */
export function isWholePage(
  statement: Omit<PointStatement, 'entries'> & { entries: readonly EntrySums[] },
  wanted: { page: number; pageSize: number },
  before?: EntrySums,
): boolean {
  const { page, pageSize, count, pointsIn, pointsOut, entries } = statement;
  const skipped = (page - 1) * pageSize;
  if (page !== wanted.page || pageSize !== wanted.pageSize) return false;
  if (entries.length !== Math.min(pageSize, Math.max(0, count - skipped))) return false;
  if (new Set(entries.map(({ entryId }) => entryId)).size !== entries.length) return false;
  let expected = before && before.sumAfter - before.points;
  if (page === 1) expected = pointsIn + pointsOut;
  for (const [index, { position, sumAfter, points }] of entries.entries()) {
    if (position !== skipped + index + 1 || (expected !== undefined && sumAfter !== expected)) return false;
    expected = sumAfter - points;
  }
  return skipped + entries.length < count || entries.length === 0 || expected === 0;
}

export const pointMonths = endpoint({
  ...memberRead,
  name: 'pointMonths',
  path: '/membership/point/months',
  summary:
    'What came in and went out in each month up to the present one, oldest first; a month without entries is zero.',
  query: z.object({ months: inQuery(z.int().min(1).max(24)).default(12) }),
  response: z.object({
    months: z
      .array(
        z.object({
          month: seoulMonth,
          pointsIn: z.int().min(0).max(MOST_OF_ALL),
          pointsOut: z.int().min(-MOST_OF_ALL).max(0),
        }),
      )
      .max(24),
  }),
});
export type PointMonth = z.infer<(typeof pointMonths)['response']>['months'][number];

const MOST_STAYS = 3;

export const nightsForPoints = endpoint({
  ...memberRead,
  name: 'nightsForPoints',
  path: '/membership/point/nights',
  summary:
    "What the member's points pay for: stays of the coming weeks for two adults that can be booked now, whole in points at the price of the rooms' page, nearest to the balance first. Where the balance pays for none, the cheapest night with the points that are missing. None where points pay for no whole stay, and while the member's points are frozen.",
  costly: 'search',
  query: z.object({ lang: hubLanguage }),
  response: z.object({
    stays: z
      .array(
        z.object({
          hotelId: entityId,
          hotelName: text,
          checkInDate: seoulDay,
          checkOutDate: seoulDay,
          points: z.int().min(1).max(MOST_OF_ALL),
          missingPoints: z.int().min(0).max(MOST_OF_ALL),
        }),
      )
      .max(MOST_STAYS),
  }),
});
export type NightsForPoints = z.infer<(typeof nightsForPoints)['response']>;
