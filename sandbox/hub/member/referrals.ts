import type { World } from '../world.ts';

export interface Referral {
  readonly maskedName: string;
  readonly joinedAt: string;
  readonly progress: 'joined' | 'booked' | 'stayed' | 'rewarded';
  readonly points: number;
}

/** Newest first. */
export function referralsOf(world: World, membershipNo: string, type: 'common' | 'company'): Referral[] {
  return world.db.all<Referral>(
    `SELECT masked_name AS maskedName, joined_at AS joinedAt, progress, points FROM referral
     WHERE membership_no = ? AND type = ? ORDER BY joined_at DESC`,
    membershipNo,
    type,
  );
}
