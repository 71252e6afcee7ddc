import 'server-only';
import { cache } from 'react';
import { listVouchers } from '@/lib/hub/contract/voucher';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadVouchers = cache((lang: LanguageCode) => memberLoad(listVouchers, { query: { lang } }));
