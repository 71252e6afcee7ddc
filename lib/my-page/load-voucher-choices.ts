import 'server-only';
import { cache } from 'react';
import { listVoucherChoices } from '@/lib/hub/contract/voucher';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

/** The member's choice-type vouchers with their options, those that wait first. */
export const loadVoucherChoices = cache((lang: LanguageCode) => memberLoad(listVoucherChoices, { query: { lang } }));
