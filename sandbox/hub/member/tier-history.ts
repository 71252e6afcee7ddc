import type { TierChange } from '../../../lib/hub/contract/member.ts';
import type { SeoulDay } from '../seoul-day.ts';
import type { World } from '../world.ts';

/** Newest first. */
export function tierHistoryOf(world: World, membershipNo: string): TierChange[] {
  return world.db.all<TierChange>(
    'SELECT tier, since, reason FROM tier_change WHERE membership_no = ? ORDER BY since DESC, seq DESC',
    membershipNo,
  );
}

export function noteTier(world: World, membershipNo: string, change: TierChange & { since: SeoulDay }): void {
  world.db.run(
    'INSERT INTO tier_change (membership_no, tier, since, reason) VALUES (?, ?, ?, ?)',
    membershipNo,
    change.tier,
    change.since,
    change.reason,
  );
}
