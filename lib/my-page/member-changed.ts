import { bffGet } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { announceViewer } from '@/lib/bff/session-events';
import { updateStoredMember } from '@/lib/browser-storage/mirrored-member';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import { reportUserInfo } from '@/lib/native-bridge/native-actions';
import { handlers } from '@/lib/routes/handlers';
import type { Viewer } from '@/lib/session/viewer';

/** The mirror and the app, the session, and the header of this tab; other tabs follow the mirror. */
export async function memberChanged(facts: Partial<MembershipUserInfo>): Promise<void> {
  const mirrored = updateStoredMember(facts);
  if (mirrored) reportUserInfo(mirrored);
  try {
    // Asking for the viewer seals the changed facts again.
    announceViewer(await bffGet<Viewer>(handlers.session.viewer));
  } catch (error) {
    if (!isProblemError(error)) throw error;
  }
}
