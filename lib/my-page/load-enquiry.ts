import 'server-only';
import { cache } from 'react';
import { enquiryDetail } from '@/lib/hub/contract/enquiry';
import { memberLoad } from '@/lib/session/prefetch';

export const loadEnquiry = cache((enquiryNo: string) => memberLoad(enquiryDetail, { params: { enquiryNo } }));
