import 'server-only';
import { cache } from 'react';
import { type DashboardInfo, dashboardInfo } from '@/lib/hub/contract/member';
import { listReferrals, ownReferral, type ReferralType } from '@/lib/hub/contract/referral';
import type { Load } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';
import type { MenuConditions } from './menu';

/** Answered to employees only; null where the dashboard call has brought no data. */
export const loadReferralDashboard = cache(async (): Promise<Load<DashboardInfo['employeeReferral']>> => {
  const answer = await loadForMember(dashboardInfo, { query: { type: 'employeeReferral' } });
  return answer.state === 'ready' ? { state: 'ready', data: answer.data?.employeeReferral ?? null } : answer;
});

export const loadReferrals = cache((type: 'common' | 'company') => loadForMember(listReferrals, { query: { type } }));

export const loadOwnReferral = cache((type: ReferralType) => loadForMember(ownReferral, { query: { type } }));

/** The condition of the menu's employee referral history: did the dashboard call succeed, and with data? */
export async function loadEmployeeReferral(): Promise<MenuConditions['employeeReferralDashboard']> {
  const answer = await loadReferralDashboard();
  return answer.state === 'ready' ? { succeeded: true, data: answer.data } : { succeeded: false, data: null };
}
