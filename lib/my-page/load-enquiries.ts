import 'server-only';
import { cache } from 'react';
import { listEnquiries } from '@/lib/hub/contract/enquiry';
import { memberLoad } from '@/lib/session/prefetch';

/** The enquiries of the member, newest first. */
export const loadEnquiries = cache(() => memberLoad(listEnquiries, {}));
