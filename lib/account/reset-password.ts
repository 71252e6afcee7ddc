import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { findAccount, newPassword } from '@/lib/hub/contract/find-account';
import { spendVerification } from '@/lib/identity/verified-person';
import { ended } from '@/lib/session/ended-everywhere';
import { endOfOlderSessions } from '@/lib/session/ended-sessions';

export const resetPasswordBody = z.object({ newPassword, verification: z.string().max(64).optional() });

/** Uses up the verification, and ends the sessions of that member. @throws ProblemError as `spendVerification`; HubError `not_found`, `rejected` */
export async function resetPassword(context: RouteContext<z.infer<typeof resetPasswordBody>>): Promise<RouteResult> {
  const { request, session, language, body } = context;
  const { result, cookies } = await spendVerification(request, 'findAccount', body.verification, ({ requestNo }) => {
    const asked = { type: 'password' as const, requestNo, newPassword: body.newPassword };
    return session.call(findAccount, { body: asked }, { language: language.locale });
  });
  const { membershipId } = result;
  if (membershipId) await ended.end(endOfOlderSessions({ membershipId, issuedAt: Date.now() / 1000 }));
  return { body: { membershipId }, cookies };
}
