import 'server-only';
import { cache } from 'react';
import { memberPreferences } from '@/lib/hub/contract/preference';
import { memberLoad } from '@/lib/session/prefetch';

export const loadPreferences = cache(() => memberLoad(memberPreferences, {}));
