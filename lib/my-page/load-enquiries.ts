import 'server-only';
import { cache } from 'react';
import { customerCentre, enquiryDetail, listEnquiries, unreadAnswers } from '@/lib/hub/contract/enquiry';
import type { LanguageCode } from '@/lib/i18n/languages';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadCustomerCentre = cache((lang: LanguageCode) => loadForMember(customerCentre, { query: { lang } }));

export const loadEnquiries = cache(() => loadForMember(listEnquiries, {}));

export const loadEnquiry = cache((enquiryNo: string) => loadForMember(enquiryDetail, { params: { enquiryNo } }));

/** For the mark in the menu: none if it is unknown. */
export async function loadUnreadAnswers(): Promise<number> {
  const answer = await loadForMember(unreadAnswers, {});
  return answer.state === 'ready' ? answer.data.count : 0;
}
