import 'server-only';
import { cache } from 'react';
import { claimableStays, claimDetail, listClaims } from '@/lib/hub/contract/claim';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadClaim = cache((claimNo: string, lang: LanguageCode) =>
  loadForMember(claimDetail, { params: { claimNo }, query: { lang } }),
);

export const loadClaimableStays = cache((lang: LanguageCode) => loadForMember(claimableStays, { query: { lang } }));

export const loadClaims = cache((lang: LanguageCode) => loadForMember(listClaims, { query: { lang } }));
