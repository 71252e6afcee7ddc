import { askViewer } from '@/lib/bff/ask-viewer';
import { isProblemError } from '@/lib/bff/problem-error';
import { dispatchViewer } from '@/lib/bff/session-events';
import { updateStoredMember } from '@/lib/browser-storage/mirrored-member';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { reportUserInfo } from '@/lib/native-bridge/native-actions';

/** The mirror and the app, the session, and the header of this tab; other tabs follow the mirror. */
export async function memberChanged(facts: Partial<MembershipUserInfo>): Promise<void> {
  const mirrored = updateStoredMember(facts);
  if (mirrored) reportUserInfo(mirrored);
  try {
    // Asking for the viewer seals the changed facts again.
    dispatchViewer(await askViewer());
  } catch (error) {
    if (!isProblemError(error)) throw error;
  }
}
