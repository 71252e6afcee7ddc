import 'server-only';
import { cache } from 'react';
import { tierHistory } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';

export const loadTierHistory = cache(() => memberLoad(tierHistory, {}));
