import 'server-only';
import { cache } from 'react';
import { memberCompanyCode } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';

export const loadCompanyCode = cache(() => memberLoad(memberCompanyCode, {}));
