import { addDays, type SeoulDay, seoulDayOf, seoulInstant } from '../seoul-day.ts';
import { type ReservationRow, reservationsOf } from '../stay/reservation-store.ts';
import { today, type World } from '../world.ts';
import { postPoints } from './points.ts';

export type ReferralType = 'common' | 'company';

/** What a referrer receives for each referred member, once, and how long after the first check-out. */
export const referralRules = {
  common: { rewardPoints: 300, rewardAfterDays: 7 },
  company: { rewardPoints: 500, rewardAfterDays: 7 },
} as const satisfies Record<ReferralType, object>;

export interface Referral {
  readonly maskedName: string;
  readonly joinedAt: string;
  readonly progress: 'joined' | 'booked' | 'stayed' | 'rewarded';
  readonly points: number;
  readonly rewardOn: SeoulDay | null;
}

interface FollowedReferral {
  readonly referredNo: string;
  readonly type: ReferralType;
  readonly registeredAt: string;
}

/** The first stay that ended after the registration; one before it was not brought about by the referral. */
function firstStay(stays: readonly ReservationRow[], since: SeoulDay, now: SeoulDay): ReservationRow | undefined {
  return stays
    .filter(({ status, checkOut }) => status !== 'cancelled' && checkOut >= since && checkOut < now)
    .sort((a, b) => a.checkOut.localeCompare(b.checkOut))[0];
}

/**
 * Brings what became of a member's referrals up to the clock: joined, booked (joined again where that is cancelled),
 * stayed, and rewarded once. Within the caller's transaction.
 */
export function settleReferrals(world: World, membershipNo: string): void {
  const open = world.db.all<FollowedReferral>(
    `SELECT referred_no AS referredNo, type, registered_at AS registeredAt FROM referral
     WHERE membership_no = ? AND referred_no IS NOT NULL AND progress <> 'rewarded'`,
    membershipNo,
  );
  for (const { referredNo, type, registeredAt } of open) {
    const { rewardPoints, rewardAfterDays } = referralRules[type];
    const stays = reservationsOf(world, referredNo);
    const stayed = firstStay(stays, seoulDayOf(new Date(registeredAt)), today(world));
    const rewardOn = stayed ? addDays(stayed.checkOut, rewardAfterDays) : null;
    const isDue = rewardOn !== null && rewardOn <= today(world);
    const isBooked = stays.some(({ status }) => status === 'confirmed');
    const progress = isDue ? 'rewarded' : rewardOn ? 'stayed' : isBooked ? 'booked' : 'joined';
    world.db.run(
      'UPDATE referral SET progress = ?, points = ?, reward_on = ? WHERE referred_no = ? AND type = ?',
      progress,
      isDue ? rewardPoints : 0,
      rewardOn,
      referredNo,
      type,
    );
    if (!isDue) continue;
    // The day has begun in Seoul: the moment is never one that is still to come.
    const at = new Date(seoulInstant(rewardOn, '00:00')).toISOString();
    postPoints(world, {
      membershipNo,
      at,
      kind: 'referral',
      points: rewardPoints,
      textKey: 'referral',
    });
  }
}

/** Newest first. */
export function referralsOf(world: World, membershipNo: string, type: ReferralType): Referral[] {
  world.db.immediate(() => settleReferrals(world, membershipNo));
  return world.db.all<Referral>(
    `SELECT masked_name AS maskedName, joined_at AS joinedAt, progress, points, reward_on AS rewardOn FROM referral
     WHERE membership_no = ? AND type = ? ORDER BY joined_at DESC`,
    membershipNo,
    type,
  );
}
