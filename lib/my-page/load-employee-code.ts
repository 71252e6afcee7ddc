import 'server-only';
import { cache } from 'react';
import { employeeQrCode, memberCompanyCode } from '@/lib/hub/contract/member';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadCompanyCode = cache(() => loadForMember(memberCompanyCode, {}));

export const loadEmployeeCode = cache(() => loadForMember(employeeQrCode, {}));
