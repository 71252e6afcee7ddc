import 'server-only';
import { memberProfile } from '@/lib/hub/contract/member';
import { isHubError } from '@/lib/hub/hub-error';
import { latinNameOf } from '@/lib/i18n/member-name';
import { type Viewer, viewerOf } from '@/lib/session/viewer';
import { handleRoute } from './handle-route';
import { isProblemError } from './problem-error';
import type { RouteSession } from './route-session';

/** Calls the hub, since the session may have ended elsewhere; without an answer `unavailable`, never a guest. */
async function loadViewer(session: RouteSession): Promise<Viewer> {
  const before = await session.read();
  if (before === null) return { state: 'guest' };
  try {
    const profile = await session.call(memberProfile, {});
    const { memberName, membershipId, employeeStatus, temporaryYn } = profile;
    const facts = { memberName, latinName: latinNameOf(profile), membershipId, employeeStatus, temporaryYn };
    if (Object.entries(facts).some(([name, value]) => before[name as keyof typeof facts] !== value)) {
      await session.update(facts);
    }
    return viewerOf(await session.read());
  } catch (error) {
    const passing = isProblemError(error, 'try_again') || (isHubError(error) && error.kind !== 'unauthorized');
    if (!passing) throw error;
    return { state: 'unavailable', memberName: before.memberName, latinName: before.latinName };
  }
}

/**
 * Answers a `Viewer`. Not `no-store`: such a fetch excludes the page from the back/forward cache. An answer that sets a
 * cookie is `no-store` all the same.
 */
export const answerViewer = handleRoute({
  run: async ({ session }) => ({
    body: await loadViewer(session),
    headers: { 'cache-control': 'private, max-age=0', vary: 'cookie' },
  }),
});
