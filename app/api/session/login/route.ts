import { handleRoute } from '@/lib/bff/handle-route';
import { logIn } from '@/lib/bff/log-in';
import { loginBody } from '@/lib/hub/contract/auth';

/** Answers a `LoginAnswer`; the tokens go into the cookie and nowhere else. */
export const POST = handleRoute({
  usesSession: true,
  body: loginBody,
  run: async (context) => ({ body: await logIn(context) }),
});
