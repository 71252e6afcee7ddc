import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { type CustomerCentre, customerCentre } from './contract/enquiry';
import { searchTerms, type Term } from './contract/join';
import { callHub } from './hub-client';

// Each call once for a render. All throw HubError.

export const loadHelp = cache(async (lang: LanguageCode): Promise<CustomerCentre> => {
  const { data } = await callHub(customerCentre, { query: { lang }, signal: visitorSignal() });
  return data;
});

export const loadTerms = cache(
  async (lang: LanguageCode, purpose: 'join' | 'booking' | 'dining', signal = visitorSignal()): Promise<Term[]> =>
    (await callHub(searchTerms, { query: { lang, purpose }, signal })).data.terms,
);
