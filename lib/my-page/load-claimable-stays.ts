import 'server-only';
import { cache } from 'react';
import { claimableStays } from '@/lib/hub/contract/claim';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadClaimableStays = cache((lang: LanguageCode) => memberLoad(claimableStays, { query: { lang } }));
