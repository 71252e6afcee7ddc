import 'server-only';
import { cache } from 'react';
import { listReferrals } from '@/lib/hub/contract/referral';
import { memberLoad } from '@/lib/session/prefetch';

export const loadReferrals = cache((type: 'common' | 'company') => memberLoad(listReferrals, { query: { type } }));
