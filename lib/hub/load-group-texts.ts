import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { customerCentre } from './contract/enquiry';
import { searchTerms, type Term } from './contract/join';
import { hubData } from './hub-data';

// Each call once for a render. All throw HubError.

export const loadHelp = cache((lang: LanguageCode) => hubData(customerCentre, { query: { lang } }));

export const loadTerms = cache(
  async (lang: LanguageCode, purpose: 'join' | 'booking' | 'dining', signal?: AbortSignal): Promise<Term[]> =>
    (await hubData(searchTerms, { query: { lang, purpose } }, signal)).terms,
);
