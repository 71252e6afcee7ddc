import 'server-only';
import { cache } from 'react';
import { customerCentre } from '@/lib/hub/contract/enquiry';
import type { LanguageCode } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';

export const loadCustomerCentre = cache((lang: LanguageCode) => memberLoad(customerCentre, { query: { lang } }));
