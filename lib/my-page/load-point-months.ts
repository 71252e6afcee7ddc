import 'server-only';
import { cache } from 'react';
import { pointMonths } from '@/lib/hub/contract/point';
import { memberLoad } from '@/lib/session/prefetch';

/** What came in and went out in each of the last twelve months, oldest first. */
export const loadPointMonths = cache(() => memberLoad(pointMonths, { query: { months: 12 } }));
