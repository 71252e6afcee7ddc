import { handleRoute } from '@/lib/bff/handle-route';
import { logIn } from '@/lib/bff/log-in';
import { loginBody } from '@/lib/hub/contract/auth';
import { forgetVerifiedPerson } from '@/lib/identity/verified-person';

/** Answers a `LoginAnswer`; the tokens go into the cookie, and for an app's session into its `mirror`. */
export const POST = handleRoute({
  body: loginBody,
  limit: { kind: 'login', accountOf: ({ membershipId }) => membershipId },
  run: async (context) => ({
    body: await logIn(context),
    // Invalidates an identity verification of the previous visitor.
    cookies: await forgetVerifiedPerson(context.request),
  }),
});
