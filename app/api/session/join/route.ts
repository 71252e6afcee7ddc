import { join } from '@/lib/account/join';
import { joinRequest } from '@/lib/account/join-request';
import { handleRoute } from '@/lib/bff/handle-route';

/** Answers a `JoinAnswer`: a new member, logged in. */
export const POST = handleRoute({ body: joinRequest, limit: { kind: 'identity' }, run: join });
