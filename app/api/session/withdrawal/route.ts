import { handleRoute } from '@/lib/bff/handle-route';
import { withdrawMember } from '@/lib/bff/withdraw-member';
import { withdrawalBody } from '@/lib/hub/contract/withdrawal';
import { forgetVerifiedPerson } from '@/lib/identity/verified-person';
import { leftCookie } from '@/lib/session/left-cookie';

export const POST = handleRoute({
  body: withdrawalBody,
  limit: { kind: 'password', accountOf: async (_, session) => (await session.read())?.sid },
  run: async (context) => {
    await withdrawMember(context);
    const cookies = [...(await forgetVerifiedPerson(context.request)), leftCookie()];
    return { body: {}, cookies };
  },
});
