import 'server-only';
import { cache } from 'react';
import { enquiryDetail } from '@/lib/hub/contract/enquiry';
import { memberLoad } from '@/lib/session/prefetch';

/** One enquiry of the member; another member's, and a number that cannot be one, are `not_found`. */
export const loadEnquiry = cache((enquiryNo: string) => memberLoad(enquiryDetail, { params: { enquiryNo } }));
