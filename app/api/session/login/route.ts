import { handleRoute } from '@/lib/bff/handle-route';
import { logIn } from '@/lib/bff/log-in';
import { loginBody } from '@/lib/hub/contract/auth';

/** Answers a `LoginAnswer`; the tokens go into the cookie, and for an app's session into its `mirror`. */
export const POST = handleRoute({
  usesSession: true,
  body: loginBody,
  limit: { kind: 'login', accountOf: ({ membershipId }) => membershipId },
  run: async (context) => ({ body: await logIn(context) }),
});
