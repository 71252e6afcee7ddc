import 'server-only';
import { cache } from 'react';
import { pointMonths } from '@/lib/hub/contract/point';
import { memberLoad } from '@/lib/session/prefetch';

export const loadPointMonths = cache(() => memberLoad(pointMonths, { query: { months: 12 } }));
