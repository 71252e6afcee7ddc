import 'server-only';
import { cache } from 'react';
import { dashboardInfo } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';

/**
 * Tier and progress, balances and counts of the member; asked once for each render, however many parts need it.
 * @param type `employeeReferral` is answered to employees only
 */
export const loadDashboard = cache((type: 'member' | 'employeeReferral') =>
  memberLoad(dashboardInfo, { query: { type } }),
);
