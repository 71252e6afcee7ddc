import 'server-only';
import { cache } from 'react';
import { listEnquiries } from '@/lib/hub/contract/enquiry';
import { memberLoad } from '@/lib/session/prefetch';

export const loadEnquiries = cache(() => memberLoad(listEnquiries, {}));
