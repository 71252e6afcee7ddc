import type { PointKind } from '../../../lib/hub/contract/point.ts';
import type { PointTextKey } from '../seed/point-texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';

export interface StatementFilter {
  readonly kind?: PointKind | undefined;
  /** Days in Seoul, both included. */
  readonly from?: SeoulDay | undefined;
  readonly to?: SeoulDay | undefined;
}

export interface StatementPage {
  readonly page: number;
  readonly pageSize: number;
  /** The newest entry that counts: what is posted later moves nothing. Absent: whatever there is. */
  readonly mark?: number | undefined;
}

export interface StatementEntry {
  readonly entryId: string;
  readonly at: string;
  readonly kind: PointKind;
  readonly points: number;
  readonly textKey: PointTextKey;
  readonly hotelId: string | null;
}

interface Sums {
  readonly count: number;
  readonly pointsIn: number;
  readonly pointsOut: number;
}

/**
 * The entries of a filter, newest first, one page of them. Counted, summed and cut by the database, over an index that
 * holds every column of the filter.
 */
export function statementOf(world: World, membershipNo: string, filter: StatementFilter, wanted: StatementPage) {
  const { page, pageSize } = wanted;
  const newest = world.db.get<{ seq: number | null }>(
    'SELECT max(seq) AS seq FROM point_entry WHERE membership_no = ?',
    membershipNo,
  )?.seq;
  const mark = wanted.mark ?? newest ?? 0;
  const kinds = filter.kind === undefined ? '' : 'AND kind = ?';
  const where = `membership_no = ? ${kinds} AND day >= ? AND day <= ? AND seq <= ?`;
  const values = [
    membershipNo,
    ...(filter.kind === undefined ? [] : [filter.kind]),
    filter.from ?? '',
    filter.to ?? '9999-12-31',
    mark,
  ];
  const order = 'ORDER BY at DESC, seq DESC';
  const sums = world.db.get<Sums>(
    `SELECT count(*) AS count, coalesce(sum(max(points, 0)), 0) AS pointsIn, coalesce(sum(min(points, 0)), 0) AS pointsOut
     FROM point_entry WHERE ${where}`,
    ...values,
  ) ?? { count: 0, pointsIn: 0, pointsOut: 0 };
  const skipped = (page - 1) * pageSize;
  const newer = world.db.get<{ sum: number }>(
    `SELECT coalesce(sum(points), 0) AS sum FROM (SELECT points FROM point_entry WHERE ${where} ${order} LIMIT ?)`,
    ...values,
    skipped,
  );
  const rows = world.db.all<StatementEntry>(
    `SELECT entry_id AS entryId, at, kind, points, text_key AS textKey, hotel_id AS hotelId
     FROM point_entry WHERE seq IN (SELECT seq FROM point_entry WHERE ${where} ${order} LIMIT ? OFFSET ?) ${order}`,
    ...values,
    pageSize,
    skipped,
  );
  let sumAfter = sums.pointsIn + sums.pointsOut - (newer?.sum ?? 0);
  const entries = rows.map((row, index) => {
    const entry = { ...row, position: skipped + index + 1, sumAfter };
    sumAfter -= row.points;
    return entry;
  });
  return { page, pageSize, mark, ...sums, entries };
}

/** What came in and went out in each month from `from` to `to`, both `yyyy-MM`; a month without entries is all zeros. */
export function monthsOf(world: World, membershipNo: string, from: string, to: string) {
  const found = world.db.all<{ month: string; pointsIn: number; pointsOut: number }>(
    `SELECT substr(day, 1, 7) AS month, sum(max(points, 0)) AS pointsIn, sum(min(points, 0)) AS pointsOut
     FROM point_entry WHERE membership_no = ? AND day >= ? AND day <= ? GROUP BY month`,
    membershipNo,
    `${from}-01`,
    `${to}-31`,
  );
  const months: { month: string; pointsIn: number; pointsOut: number }[] = [];
  for (let month = from; month <= to; month = nextMonth(month)) {
    months.push(found.find((each) => each.month === month) ?? { month, pointsIn: 0, pointsOut: 0 });
  }
  return months;
}

/** @param month `yyyy-MM` */
function nextMonth(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7);
}
