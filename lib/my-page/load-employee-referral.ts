import { loadDashboard } from './member-loads';
import 'server-only';
import type { MenuConditions } from './menu';

/** The condition of the menu's employee referral history: did the dashboard call succeed, and with data? */
export async function loadEmployeeReferral(): Promise<MenuConditions['employeeReferralDashboard']> {
  const answer = await loadDashboard('employeeReferral');
  return answer.state === 'ready'
    ? { succeeded: true, data: answer.data.employeeReferral }
    : { succeeded: false, data: null };
}
