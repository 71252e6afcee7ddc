import 'server-only';
import { cache } from 'react';
import { customerCentre, enquiryDetail, listEnquiries, unreadAnswers } from '@/lib/hub/contract/enquiry';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadCustomerCentre = cache((lang: LanguageCode) => loadForMember(customerCentre, { query: { lang } }));

export const loadEnquiries = cache(() => loadForMember(listEnquiries, {}));

export const loadEnquiry = cache((enquiryNo: string) => loadForMember(enquiryDetail, { params: { enquiryNo } }));

/** For the mark in the menu: none if it is unknown. */
export async function loadUnreadAnswers(): Promise<number> {
  return dataOf(await loadForMember(unreadAnswers, {}))?.count ?? 0;
}
