import 'server-only';
import { cache } from 'react';
import { memberProfile } from '@/lib/hub/contract/member';
import { memberLoad } from '@/lib/session/prefetch';

/** Name, contact and the yes-or-no facts of the member; asked once for each render. */
export const loadProfile = cache(() => memberLoad(memberProfile, {}));
