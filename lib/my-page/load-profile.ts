import 'server-only';
import { cache } from 'react';
import { memberProfile } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';

export const loadProfile = cache(() => memberLoad(memberProfile, {}));
