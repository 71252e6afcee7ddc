import type { Tier } from '../../../lib/hub/contract/member.ts';

export interface TierTarget {
  readonly tier: Tier;
  /** Either of the two within a calendar year. */
  readonly nights: number;
  readonly points: number;
  /** Points of a stay in per cent of the lowest tier's. */
  readonly pointsPercent: number;
}

/** Lowest first. Reached in a calendar year, a tier lasts through the end of the next one. */
export const tierTargets = [
  { tier: 'classic', nights: 0, points: 0, pointsPercent: 100 },
  { tier: 'silver', nights: 5, points: 2_000, pointsPercent: 110 },
  { tier: 'gold', nights: 15, points: 6_000, pointsPercent: 125 },
  { tier: 'platinum', nights: 30, points: 15_000, pointsPercent: 150 },
] as const satisfies readonly TierTarget[];

export const rankOf = (tier: Tier): number => tierTargets.findIndex((target) => target.tier === tier);

/** The highest tier that a year's nights or points reach. */
export function tierFor(nights: number, points: number): Tier {
  return tierTargets.findLast((target) => nights >= target.nights || points >= target.points)?.tier ?? 'classic';
}
