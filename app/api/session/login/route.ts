import { handleRoute } from '@/lib/bff/handle-route';
import { logIn } from '@/lib/bff/log-in';
import { loginBody } from '@/lib/hub/contract/auth';
import { forgetVerifiedPerson } from '@/lib/identity/verified-person';

/** Answers a `LoginResponse`; the tokens go into the cookie, and for an app's session into its `mirror`. */
export const POST = handleRoute({
  usesSession: true,
  body: loginBody,
  limit: { kind: 'login', accountOf: ({ membershipId }) => membershipId },
  run: async (context) => ({
    body: await logIn(context),
    // A form that asked who is there before is over.
    cookies: await forgetVerifiedPerson(context.request),
  }),
});
