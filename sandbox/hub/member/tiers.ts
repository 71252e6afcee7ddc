import type { Tier } from '../../../lib/hub/contract/member.ts';

export interface TierTarget {
  readonly tier: Tier;
  /** Either of the two within a calendar year. */
  readonly nights: number;
  readonly points: number;
  /** What a stay's points are multiplied with. */
  readonly bonus: number;
}

/** Lowest first. Reached in a calendar year, a tier lasts through the end of the next one. */
export const tierTargets = [
  { tier: 'classic', nights: 0, points: 0, bonus: 1 },
  { tier: 'silver', nights: 5, points: 2_000, bonus: 1.1 },
  { tier: 'gold', nights: 15, points: 6_000, bonus: 1.25 },
  { tier: 'platinum', nights: 30, points: 15_000, bonus: 1.5 },
] as const satisfies readonly TierTarget[];

export const rankOf = (tier: Tier): number => tierTargets.findIndex((target) => target.tier === tier);

/** The highest tier that a year's nights or points reach. */
export function tierFor(nights: number, points: number): Tier {
  return tierTargets.findLast((target) => nights >= target.nights || points >= target.points)?.tier ?? 'classic';
}
