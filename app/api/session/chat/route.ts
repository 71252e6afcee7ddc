import { handleRoute } from '@/lib/bff/handle-route';
import { memberHash } from '@/lib/chat/member-hash';
import { serverEnv } from '@/lib/env/server-env';

/**
 * Answers a `ChatAnswer`: as whom the chat greets this visitor. As a guest if no secret is configured: a number
 * without its hash would let anybody read a member's conversations.
 */
export const GET = handleRoute({
  run: async ({ session }) => {
    const secret = serverEnv().CHAT_MEMBER_SECRET;
    const memberId = (await session.read())?.membershipNo;
    const member = secret && memberId ? { memberId, memberHash: memberHash(memberId, secret) } : null;
    return { body: { member } };
  },
});
