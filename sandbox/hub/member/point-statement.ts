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
 * The entries of a filter, newest first, one page of them. Counted and summed by the database out of the sums of each
 * day (`point_day`), and cut over an index that holds every column of the filter.
 */
export function statementOf(world: World, membershipNo: string, filter: StatementFilter, wanted: StatementPage) {
  const { page, pageSize } = wanted;
  const newest = world.db.get<{ seq: number | null }>('SELECT max(seq) AS seq FROM point_entry')?.seq;
  const mark = wanted.mark ?? newest ?? 0;
  const kinds = filter.kind === undefined ? '' : 'AND kind = ?';
  const filtered = `membership_no = ? ${kinds} AND day >= ? AND day <= ?`;
  const filterValues = [
    membershipNo,
    ...(filter.kind === undefined ? [] : [filter.kind]),
    filter.from ?? '',
    filter.to ?? '9999-12-31',
  ];
  const where = `${filtered} AND seq <= ?`;
  const values = [...filterValues, mark];
  const order = 'ORDER BY at DESC, seq DESC';
  // Out of the sums of each day, without what was posted after the mark: a long statement costs as much as a short one.
  const sums = world.db.get<Sums>(
    `SELECT coalesce(sum(count), 0) AS count, coalesce(sum(points_in), 0) AS pointsIn,
       coalesce(sum(points_out), 0) AS pointsOut
     FROM (
       SELECT count, points_in, points_out FROM point_day WHERE ${filtered}
       UNION ALL
       SELECT -1, -max(points, 0), -min(points, 0) FROM point_entry NOT INDEXED WHERE seq > ? AND ${filtered}
     )`,
    ...filterValues,
    mark,
    ...filterValues,
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
    `SELECT substr(day, 1, 7) AS month, sum(points_in) AS pointsIn, sum(points_out) AS pointsOut
     FROM point_day WHERE membership_no = ? AND day >= ? AND day <= ? GROUP BY month`,
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
