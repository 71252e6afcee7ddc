import 'server-only';
import { cache } from 'react';
import { listVoucherChoices, listVouchers } from '@/lib/hub/contract/voucher';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadVoucherChoices = cache((lang: LanguageCode) => loadForMember(listVoucherChoices, { query: { lang } }));

export const loadVouchers = cache((lang: LanguageCode) => loadForMember(listVouchers, { query: { lang } }));
