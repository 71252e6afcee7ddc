import 'server-only';
import { cache } from 'react';
import { type DashboardInfo, dashboardInfo, tierHistory } from '@/lib/hub/contract/member';
import type { Load } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';

/** `unavailable` without data: a member's own dashboard is never empty. */
export const loadDashboard = cache(async (): Promise<Load<DashboardInfo>> => {
  const answer = await loadForMember(dashboardInfo, { query: { type: 'member' } });
  if (answer.state !== 'ready') return answer;
  return answer.data === null ? { state: 'unavailable' } : { state: 'ready', data: answer.data };
});

export const loadTierHistory = cache(() => loadForMember(tierHistory, {}));
