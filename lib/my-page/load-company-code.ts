import 'server-only';
import { cache } from 'react';
import { memberCompanyCode } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';

/** Company and company code of an employee; null where none is on record. */
export const loadCompanyCode = cache(() => memberLoad(memberCompanyCode, {}));
