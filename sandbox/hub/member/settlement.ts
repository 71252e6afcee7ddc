import type { TierChange } from '../../../lib/hub/contract/member.ts';
import { addDays, daysBetween, endOfYear, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import { type ReservationRow, reservationsOf } from '../stay/reservation-store.ts';
import { today, type World } from '../world.ts';
import { settleClaims } from './claims.ts';
import { findMember } from './member-store.ts';
import { expirePoints, postPoints } from './points.ts';
import { settleReferrals } from './referrals.ts';
import { earnedAt, isEarned, pointsFor } from './stay-earnings.ts';
import { noteTier } from './tier-history.ts';
import { rankOf, tierFor } from './tiers.ts';

export interface YearActivity {
  readonly nights: number;
  /** Points earned by staying and dining; referrals and corrections do not count towards a tier. */
  readonly points: number;
}

/** What counts towards a tier in the calendar year of a day. */
export function yearActivity(world: World, membershipNo: string, day: SeoulDay): YearActivity {
  const year = day.slice(0, 4);
  const startOf = (first: string) => new Date(seoulInstant(`${first}-01-01`, '00:00')).toISOString();
  const nights = reservationsOf(world, membershipNo)
    .filter(({ status, checkOut }) => status === 'stayed' && checkOut.startsWith(year))
    .reduce((sum, { checkIn, checkOut }) => sum + daysBetween(checkIn, checkOut), 0);
  const points =
    world.db.get<{ sum: number | null }>(
      "SELECT sum(points) AS sum FROM point_entry WHERE membership_no = ? AND kind = 'earned' AND at >= ? AND at < ?",
      membershipNo,
      startOf(year),
      startOf(String(Number(year) + 1)),
    )?.sum ?? 0;
  return { nights, points };
}

/** What a confirmed stay would earn at the member's present tier; null for a guest's and for one that is over. */
export function pointsToEarn(world: World, row: ReservationRow): number | null {
  return row.membershipNo === null || row.status !== 'confirmed' ? null : pointsFor(world, row);
}

function completeStays(world: World, membershipNo: string): void {
  const over = reservationsOf(world, membershipNo).filter((row) => row.status === 'confirmed' && isEarned(world, row));
  for (const stay of over) {
    const points = pointsFor(world, stay);
    world.db.run(
      "UPDATE reservation SET status = 'stayed', earned_points = ? WHERE reservation_no = ?",
      points,
      stay.reservationNo,
    );
    const { hotelId } = stay;
    postPoints(world, { membershipNo, at: earnedAt(stay), kind: 'earned', points, textKey: 'stay', hotelId });
  }
}

function reviewTier(world: World, membershipNo: string): void {
  const member = findMember(world, membershipNo);
  if (!member) return;
  const now = today(world);
  const { nights, points } = yearActivity(world, membershipNo, now);
  const reached = tierFor(nights, points);
  if (rankOf(reached) > rankOf(member.tier)) {
    const byNights = rankOf(tierFor(nights, 0)) >= rankOf(reached);
    setTier(world, membershipNo, { tier: reached, since: now, reason: byNights ? 'nights' : 'points' });
    return;
  }
  if (member.tierValidUntil >= now) return;
  const last = yearActivity(world, membershipNo, member.tierValidUntil);
  const kept = tierFor(last.nights, last.points);
  const tier = rankOf(kept) < rankOf(reached) ? reached : kept;
  const reason = rankOf(tier) < rankOf(member.tier) ? 'lowered' : 'kept';
  setTier(world, membershipNo, { tier, since: addDays(member.tierValidUntil, 1), reason });
}

function setTier(world: World, membershipNo: string, change: TierChange): void {
  const { tier, since } = change;
  const validUntil = `${Number(endOfYear(since).slice(0, 4)) + 1}-12-31`;
  world.db.run(
    'UPDATE member SET tier = ?, tier_since = ?, tier_valid_until = ? WHERE membership_no = ?',
    tier,
    since,
    validUntil,
    membershipNo,
  );
  noteTier(world, membershipNo, change);
}

/** Brings a member's account up to the clock: stays that are over earn, points that ran out go, tiers move. */
export function settle(world: World, membershipNo: string): void {
  world.db.immediate(() => {
    completeStays(world, membershipNo);
    settleClaims(world, membershipNo);
    settleReferrals(world, membershipNo);
    expirePoints(world, membershipNo);
    reviewTier(world, membershipNo);
  });
}
