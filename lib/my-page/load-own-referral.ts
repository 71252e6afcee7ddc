import 'server-only';
import { cache } from 'react';
import { ownReferral, type ReferralType } from '@/lib/hub/contract/referral';
import { memberLoad } from '@/lib/session/prefetch';

export const loadOwnReferral = cache((type: ReferralType) => memberLoad(ownReferral, { query: { type } }));
