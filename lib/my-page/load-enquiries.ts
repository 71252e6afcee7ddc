import 'server-only';
import { cache } from 'react';
import { enquiryDetail, listEnquiries, unreadAnswers } from '@/lib/hub/contract/enquiry';
import { dataOf } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';

export const loadEnquiries = cache(() => loadForMember(listEnquiries, {}));

export const loadEnquiry = cache((enquiryNo: string) => loadForMember(enquiryDetail, { params: { enquiryNo } }));

/** For the mark in the menu: none if it is unknown. */
export async function loadUnreadAnswers(): Promise<number> {
  return dataOf(await loadForMember(unreadAnswers, {}))?.count ?? 0;
}
