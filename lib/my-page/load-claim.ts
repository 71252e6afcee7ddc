import 'server-only';
import { cache } from 'react';
import { claimDetail } from '@/lib/hub/contract/claim';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadClaim = cache((claimNo: string, lang: LanguageCode) =>
  memberLoad(claimDetail, { params: { claimNo }, query: { lang } }),
);
