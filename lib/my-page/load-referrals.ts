import 'server-only';
import { cache } from 'react';
import { listReferrals } from '@/lib/hub/contract/referral';
import { memberLoad } from '@/lib/session/prefetch';

/** The members whom this one has referred; `company` is answered to employees only. */
export const loadReferrals = cache((type: 'common' | 'company') => memberLoad(listReferrals, { query: { type } }));
