import 'server-only';
import { cache } from 'react';
import { dashboardInfo } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';

/** Asked once for each render. @param type `employeeReferral` is answered to employees only */
export const loadDashboard = cache((type: 'member' | 'employeeReferral') =>
  memberLoad(dashboardInfo, { query: { type } }),
);
