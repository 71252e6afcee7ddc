import { randomUUID } from 'node:crypto';
import type { PointTextKey } from '../seed/point-texts.ts';
import type { SeoulDay } from '../seoul-day.ts';
import { addDays, seoulDayOf, seoulInstant } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { pointRules } from './point-rules.ts';

export type EntryKind = 'earned' | 'used' | 'expired' | 'adjusted' | 'referral';

export interface PointEntry {
  readonly entryId: string;
  readonly at: string;
  readonly kind: EntryKind;
  readonly points: number;
  readonly textKey: PointTextKey;
  readonly hotelId: string | null;
}

interface Posting {
  readonly membershipNo: string;
  readonly at: string;
  readonly kind: EntryKind;
  /** Positive in, negative out. */
  readonly points: number;
  readonly textKey: PointTextKey;
  readonly hotelId?: string;
  /** Default: two years after the entry's day. */
  readonly expiresOn?: SeoulDay;
}

/** Posts an entry; what comes in opens a tranche, what goes out drains tranches, first to expire first. */
export function postPoints(world: World, posting: Posting): void {
  const { membershipNo, at, kind, points, textKey, hotelId } = posting;
  world.db.immediate(() => {
    const entryId = randomUUID();
    world.db.run(
      'INSERT INTO point_entry VALUES (?, ?, ?, ?, ?, ?, ?)',
      entryId,
      membershipNo,
      at,
      kind,
      points,
      textKey,
      hotelId ?? null,
    );
    if (points > 0) {
      const expiresOn = posting.expiresOn ?? addDays(seoulDayOf(new Date(at)), pointRules.lifeDays);
      world.db.run('INSERT INTO point_tranche VALUES (?, ?, ?, ?)', entryId, membershipNo, points, expiresOn);
      return;
    }
    let owed = -points;
    for (const tranche of tranchesOf(world, membershipNo)) {
      const taken = Math.min(owed, tranche.points);
      world.db.run('UPDATE point_tranche SET points_left = points_left - ? WHERE entry_id = ?', taken, tranche.entryId);
      owed -= taken;
    }
    if (owed > 0) throw new Error(`${membershipNo} has ${owed} points less than it spends`);
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

/** Writes off what has run out: a tranche is good through its `expiresOn`. */
export function expirePoints(world: World, membershipNo: string): void {
  for (const tranche of tranchesOf(world, membershipNo)) {
    if (tranche.expiresOn >= today(world)) continue;
    world.db.immediate(() => {
      world.db.run('UPDATE point_tranche SET points_left = 0 WHERE entry_id = ?', tranche.entryId);
      world.db.run(
        "INSERT INTO point_entry VALUES (?, ?, ?, 'expired', ?, 'expired', NULL)",
        randomUUID(),
        membershipNo,
        new Date(seoulInstant(addDays(tranche.expiresOn, 1), '00:00')).toISOString(),
        -tranche.points,
      );
    });
  }
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

/** Newest first. */
export function statementOf(world: World, membershipNo: string): PointEntry[] {
  return world.db.all<PointEntry>(
    `SELECT entry_id AS entryId, at, kind, points, text_key AS textKey, hotel_id AS hotelId FROM point_entry
     WHERE membership_no = ? ORDER BY at DESC, entry_id`,
    membershipNo,
  );
}
