import 'server-only';
import { cache } from 'react';
import { listVoucherChoices } from '@/lib/hub/contract/voucher';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadVoucherChoices = cache((lang: LanguageCode) => memberLoad(listVoucherChoices, { query: { lang } }));
