import { endSession } from '@/lib/bff/end-session';
import { handleRoute } from '@/lib/bff/handle-route';
import { forgetVerifiedPerson } from '@/lib/identity/verified-person';

/** Answers `{ viewer: { state: 'guest' } }`, whatever the hub says: who asks to be logged out is. */
export const POST = handleRoute({
  usesSession: true,
  run: async ({ session, request }) => {
    await endSession(session);
    // Whoever was verified in this browser is gone too: no form of the next one may draw on it.
    return { body: { viewer: { state: 'guest' } }, cookies: await forgetVerifiedPerson(request) };
  },
});
