import 'server-only';
import { cache } from 'react';
import { listConsents } from '@/lib/hub/contract/consent';
import { employeeQrCode, memberCompanyCode, tierHistory } from '@/lib/hub/contract/member';
import { withdrawalPreview } from '@/lib/hub/contract/withdrawal';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadConsents = cache((lang: LanguageCode) => loadForMember(listConsents, { query: { lang } }));

export const loadTierHistory = cache(() => loadForMember(tierHistory, {}));

/** What the member would lose by leaving, and the reservations that stand in the way; names in the reader's language. */
export const loadWithdrawalPreview = cache((lang: LanguageCode) =>
  loadForMember(withdrawalPreview, { query: { lang } }),
);

export const loadCompanyCode = cache(() => loadForMember(memberCompanyCode, {}));

export const loadEmployeeCode = cache(() => loadForMember(employeeQrCode, {}));
