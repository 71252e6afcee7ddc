import 'server-only';
import { cache } from 'react';
import { ownReferral, type ReferralType } from '@/lib/hub/contract/referral';
import { memberLoad } from '@/lib/session/prefetch';

/** The member's own code, who referred them, and the rules. */
export const loadOwnReferral = cache((type: ReferralType) => memberLoad(ownReferral, { query: { type } }));
