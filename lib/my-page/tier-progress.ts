import type { DashboardInfo } from '@/lib/hub/contract/member';

export type TierGoal = NonNullable<DashboardInfo['keepTier']>;

/** Which of the two routes still lead to a goal. Either one is enough, so one that is done ends both. */
export type GoalState = 'reached' | 'open';

/** A tier is gained or kept by nights or by points, whichever comes first. */
export function goalState(goal: TierGoal): GoalState {
  return goal.nightsNeeded === 0 || goal.pointsNeeded === 0 ? 'reached' : 'open';
}

export interface RouteProgress {
  done: number;
  target: number;
  percent: number;
}

export function routeProgress(needed: number, target: number): RouteProgress {
  const done = Math.max(0, target - needed);
  return { done, target, percent: needed <= 0 ? 100 : Math.min(99, Math.floor((done / target) * 100)) };
}
