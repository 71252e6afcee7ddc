import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { type CustomerCentre, customerCentre } from './contract/enquiry';
import { callHub } from './hub-client';

/** What My Page's customer centre shows too. @throws HubError */
export const loadHelp = cache(async (lang: LanguageCode): Promise<CustomerCentre> => {
  const { data } = await callHub(customerCentre, { query: { lang }, signal: visitorSignal() });
  return data;
});
