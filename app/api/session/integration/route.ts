import { handleRoute } from '@/lib/bff/handle-route';
import { integrateMembership } from '@/lib/bff/log-in';
import { integrationBody } from '@/lib/hub/contract/auth';
import { forgetVerifiedPerson } from '@/lib/identity/verified-person';

/** Answers a `LoginAnswer`, as a login does; tries are counted with the logins, whose passwords they could guess. */
export const POST = handleRoute({
  body: integrationBody,
  limit: { kind: 'login', accountOf: ({ membershipId }) => membershipId },
  run: async (context) => ({
    body: await integrateMembership(context),
    cookies: await forgetVerifiedPerson(context.request),
  }),
});
