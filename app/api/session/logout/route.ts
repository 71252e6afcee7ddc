import { endSession } from '@/lib/bff/end-session';
import { handleRoute } from '@/lib/bff/handle-route';
import { forgetVerifiedPerson } from '@/lib/identity/verified-person';

/** Logs out whatever the hub answers. */
export const POST = handleRoute({
  run: async ({ session, request }) => {
    await endSession(session);
    // Also forgets the person who was verified in this browser: the next visitor's form must not use that verification.
    return { body: {}, cookies: await forgetVerifiedPerson(request) };
  },
});
