import 'server-only';
import { memberPreferences, type Preferences } from '@/lib/hub/contract/preference';
import { memberLoad } from '@/lib/session/prefetch';

/**
 * The preferences of the member who books; null for a guest, and where they cannot be had. Not to be waited for: the
 * page hands the promise on, and nothing of it is missing without them.
 */
export async function loadBookerPreferences(): Promise<Preferences | null> {
  const load = await memberLoad(memberPreferences, {});
  return load.state === 'ready' ? load.data : null;
}
