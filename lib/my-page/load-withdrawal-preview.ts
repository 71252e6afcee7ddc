import 'server-only';
import { cache } from 'react';
import { withdrawalPreview } from '@/lib/hub/contract/withdrawal';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

/** What the member would lose by leaving, and the reservations that stand in the way; names in the reader's language. */
export const loadWithdrawalPreview = cache((lang: LanguageCode) => memberLoad(withdrawalPreview, { query: { lang } }));
