import 'server-only';
import { cache } from 'react';
import { type DashboardInfo, dashboardInfo, memberProfile } from '@/lib/hub/contract/member';
import { memberPreferences } from '@/lib/hub/contract/preference';
import type { Load } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';

// What several features show of the member, each question once for a render.

export const loadProfile = cache((signal?: AbortSignal) => loadForMember(memberProfile, {}, signal));

export const loadPreferences = cache(() => loadForMember(memberPreferences, {}));

/** `unavailable` without data: a member's own dashboard is never empty. */
export const loadDashboard = cache(async (signal?: AbortSignal): Promise<Load<DashboardInfo>> => {
  const answer = await loadForMember(dashboardInfo, { query: { type: 'member' } }, signal);
  if (answer.state !== 'ready') return answer;
  return answer.data === null ? { state: 'unavailable' } : { state: 'ready', data: answer.data };
});
