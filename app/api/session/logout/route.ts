import { endSession } from '@/lib/bff/end-session';
import { handleRoute } from '@/lib/bff/handle-route';
import { clearedFlowCookie, clearedVerifiedCookie } from '@/lib/identity/identity-cookies';

/** Answers `{ viewer: { state: 'guest' } }`, whatever the hub says: who asks to be logged out is. */
export const POST = handleRoute({
  usesSession: true,
  run: async ({ session }) => {
    await endSession(session);
    // Whoever was verified in this browser is gone too: no form of the next one may draw on it.
    return { body: { viewer: { state: 'guest' } }, cookies: [clearedFlowCookie(), clearedVerifiedCookie()] };
  },
});
