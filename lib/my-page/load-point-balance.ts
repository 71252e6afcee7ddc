import 'server-only';
import { cache } from 'react';
import { pointBalance } from '@/lib/hub/contract/point';
import { memberLoad } from '@/lib/session/prefetch';

export const loadPointBalance = cache(() => memberLoad(pointBalance, {}));
