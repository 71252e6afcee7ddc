import 'server-only';
import { cache } from 'react';
import { pointBalance } from '@/lib/hub/contract/point';
import { memberLoad } from '@/lib/session/prefetch';

/** The member's points by the day on which they go. */
export const loadPointBalance = cache(() => memberLoad(pointBalance, {}));
