import 'server-only';
import { cache } from 'react';
import { listConsents } from '@/lib/hub/contract/consent';
import { employeeQrCode, memberCompanyCode, memberProfile } from '@/lib/hub/contract/member';
import { memberPreferences } from '@/lib/hub/contract/preference';
import { withdrawalPreview } from '@/lib/hub/contract/withdrawal';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadProfile = cache(() => loadForMember(memberProfile, {}));

export const loadConsents = cache((lang: LanguageCode) => loadForMember(listConsents, { query: { lang } }));

export const loadPreferences = cache(() => loadForMember(memberPreferences, {}));

/** What the member would lose by leaving, and the reservations that stand in the way; names in the reader's language. */
export const loadWithdrawalPreview = cache((lang: LanguageCode) =>
  loadForMember(withdrawalPreview, { query: { lang } }),
);

export const loadCompanyCode = cache(() => loadForMember(memberCompanyCode, {}));

export const loadEmployeeCode = cache(() => loadForMember(employeeQrCode, {}));
