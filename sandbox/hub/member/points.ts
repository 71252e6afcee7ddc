import { randomUUID } from 'node:crypto';
import type { PointKind } from '../../../lib/hub/contract/point.ts';
import { Refusal } from '../refusal.ts';
import type { PointTextKey } from '../seed/point-texts.ts';
import { addDays, type SeoulDay, seoulDayOf, seoulInstant } from '../seoul-day.ts';
import { nowIso, today, type World } from '../world.ts';
import { lastDayOf } from './point-rules.ts';

interface Posting {
  readonly membershipNo: string;
  readonly at: string;
  readonly kind: PointKind;
  /** Positive in, negative out; whole. */
  readonly points: number;
  readonly textKey: PointTextKey;
  readonly hotelId?: string;
  /** Last day of a promotion's points, where it is earlier than that of other points. */
  readonly promotionEnds?: SeoulDay;
}

/** No posting moves more; a larger amount is a mistake of the caller. */
const MOST_POINTS = 10_000_000;

function writeEntry(world: World, { membershipNo, at, kind, points, textKey, hotelId }: Posting): string {
  if (!Number.isInteger(points) || Math.abs(points) > MOST_POINTS) throw new Error(`${points} points cannot be posted`);
  const entryId = randomUUID();
  world.db.run(
    `INSERT INTO point_entry (entry_id, membership_no, at, day, kind, points, text_key, hotel_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    entryId,
    membershipNo,
    at,
    seoulDayOf(new Date(at)),
    kind,
    points,
    textKey,
    hotelId ?? null,
  );
  return entryId;
}

/**
 * Posts an entry; what comes in opens a tranche, what goes out drains the tranches that are good on its day, first to
 * expire first.
 * @returns the id of the entry, with which spent points can be given back
 * @throws POINTS_NOT_ENOUGH where less is left than goes out; nothing is posted then
 */
export function postPoints(world: World, posting: Posting): string {
  const { membershipNo, at, points } = posting;
  return world.db.immediate(() => {
    const day = seoulDayOf(new Date(at));
    const open = points < 0 ? tranchesOf(world, membershipNo).filter(({ expiresOn }) => expiresOn >= day) : [];
    if (open.reduce((sum, tranche) => sum + tranche.points, points) < 0 && points < 0) {
      throw new Refusal('POINTS_NOT_ENOUGH');
    }
    const entryId = writeEntry(world, posting);
    if (points > 0) {
      const expiresOn = lastDayOf(day, posting.textKey, posting.promotionEnds);
      world.db.run('INSERT INTO point_tranche VALUES (?, ?, ?, ?)', entryId, membershipNo, points, expiresOn);
      return entryId;
    }
    let owed = -points;
    for (const tranche of open) {
      if (owed === 0) break;
      const taken = Math.min(owed, tranche.points);
      moveTranche(world, tranche.entryId, -taken);
      world.db.run('INSERT INTO point_drain VALUES (?, ?, ?, ?)', entryId, membershipNo, tranche.entryId, taken);
      owed -= taken;
    }
    return entryId;
  });
}

interface Tranche {
  readonly entryId: string;
  readonly points: number;
  readonly expiresOn: SeoulDay;
}

function tranchesOf(world: World, membershipNo: string): Tranche[] {
  return world.db.all<Tranche>(
    `SELECT entry_id AS entryId, points_left AS points, expires_on AS expiresOn FROM point_tranche
     WHERE membership_no = ? AND points_left > 0 ORDER BY expires_on, entry_id`,
    membershipNo,
  );
}

function moveTranche(world: World, entryId: string, points: number): void {
  world.db.run('UPDATE point_tranche SET points_left = points_left + ? WHERE entry_id = ?', points, entryId);
}

function writeOff(world: World, membershipNo: string, { entryId, points }: Tranche, at: string): void {
  moveTranche(world, entryId, -points);
  writeEntry(world, { membershipNo, at, kind: 'expired', points: -points, textKey: 'expired' });
}

/** Writes off what has run out: a tranche is good through its `expiresOn`. */
export function expirePoints(world: World, membershipNo: string): void {
  for (const tranche of tranchesOf(world, membershipNo)) {
    if (tranche.expiresOn >= today(world)) continue;
    const at = new Date(seoulInstant(addDays(tranche.expiresOn, 1), '00:00')).toISOString();
    world.db.immediate(() => writeOff(world, membershipNo, tranche, at));
  }
}

/**
 * Gives points of spendings back to the tranches from which they came, last to expire first; each keeps its last day,
 * and what has run out meanwhile is written off at once.
 * @param points at most what the spendings took and have not got back
 * @returns how many of them were written off
 */
export function givePointsBack(world: World, spendingIds: readonly string[], points: number, hotelId?: string): number {
  return world.db.immediate(() => {
    const drains = world.db.all<Tranche & { spendingId: string; membershipNo: string }>(
      `SELECT drain.entry_id AS spendingId, drain.tranche_id AS entryId, drain.points AS points,
         drain.membership_no AS membershipNo, tranche.expires_on AS expiresOn
       FROM point_drain AS drain JOIN point_tranche AS tranche ON tranche.entry_id = drain.tranche_id
       WHERE drain.entry_id IN (SELECT value FROM json_each(?)) AND drain.points > 0
       ORDER BY tranche.expires_on DESC, tranche.entry_id DESC, drain.entry_id`,
      JSON.stringify(spendingIds),
    );
    const [first] = drains;
    const taken = drains.reduce((sum, drain) => sum + drain.points, 0);
    if (!first || points < 1 || points > taken) throw new Error(`${points} of ${taken} points cannot be given back`);
    const { membershipNo } = first;
    const at = nowIso(world);
    const place = hotelId === undefined ? {} : { hotelId };
    writeEntry(world, { membershipNo, at, kind: 'returned', points, textKey: 'returned', ...place });
    let left = points;
    let writtenOff = 0;
    for (const { spendingId, entryId, expiresOn, points: drained } of drains) {
      const back = Math.min(left, drained);
      if (back === 0) break;
      left -= back;
      world.db.run(
        'UPDATE point_drain SET points = points - ? WHERE entry_id = ? AND tranche_id = ?',
        back,
        spendingId,
        entryId,
      );
      moveTranche(world, entryId, back);
      if (expiresOn >= today(world)) continue;
      writeOff(world, membershipNo, { entryId, expiresOn, points: back }, at);
      writtenOff += back;
    }
    return writtenOff;
  });
}

/** Points of spendings that are not given back any more, first to expire first. @param points as of `givePointsBack` */
export function consumePoints(world: World, spendingIds: readonly string[], points: number): void {
  const drains = world.db.all<{ spendingId: string; trancheId: string; points: number }>(
    `SELECT drain.entry_id AS spendingId, drain.tranche_id AS trancheId, drain.points AS points
     FROM point_drain AS drain JOIN point_tranche AS tranche ON tranche.entry_id = drain.tranche_id
     WHERE drain.entry_id IN (SELECT value FROM json_each(?)) AND drain.points > 0
     ORDER BY tranche.expires_on, tranche.entry_id, drain.entry_id`,
    JSON.stringify(spendingIds),
  );
  let left = points;
  for (const { spendingId, trancheId, points: drained } of drains) {
    const used = Math.min(left, drained);
    if (used === 0) break;
    left -= used;
    world.db.run(
      'UPDATE point_drain SET points = points - ? WHERE entry_id = ? AND tranche_id = ?',
      used,
      spendingId,
      trancheId,
    );
  }
  if (left > 0) throw new Error(`${left} of ${points} points were not spent`);
}

/** Tranches by day of expiry; their sum is the balance. */
export function balanceOf(
  world: World,
  membershipNo: string,
): { balance: number; tranches: { points: number; expiresOn: SeoulDay }[] } {
  const byDay = new Map<SeoulDay, number>();
  for (const { points, expiresOn } of tranchesOf(world, membershipNo)) {
    byDay.set(expiresOn, (byDay.get(expiresOn) ?? 0) + points);
  }
  const tranches = [...byDay].map(([expiresOn, points]) => ({ points, expiresOn }));
  return { balance: tranches.reduce((sum, { points }) => sum + points, 0), tranches };
}
