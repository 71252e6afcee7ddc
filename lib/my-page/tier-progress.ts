import type { DashboardInfo } from '@/lib/hub/contract/member';

export type TierGoal = NonNullable<DashboardInfo['keepTier']>;

/** A tier is gained or kept by nights or by points, whichever comes first. */
export const isReached = ({ nightsNeeded, pointsNeeded }: TierGoal): boolean =>
  nightsNeeded === 0 || pointsNeeded === 0;

export interface RouteProgress {
  done: number;
  target: number;
  percent: number;
}

export function routeProgress(needed: number, target: number): RouteProgress {
  const done = Math.max(0, target - needed);
  return { done, target, percent: needed <= 0 ? 100 : Math.min(99, Math.floor((done / target) * 100)) };
}
