import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { findAccount, newPassword } from '@/lib/hub/contract/find-account';
import { spendVerification } from '@/lib/identity/verified-person';

export const resetPasswordBody = z.object({ newPassword });

/** Uses up the verification. @throws ProblemError `identity_expired`, `forbidden`; HubError `not_found`, `rejected` */
export async function resetPassword(context: RouteContext<z.infer<typeof resetPasswordBody>>): Promise<RouteResult> {
  const { request, session, language, body } = context;
  const { result, cookies } = await spendVerification(request, 'findAccount', ({ requestNo }) => {
    const asked = { type: 'password' as const, requestNo, newPassword: body.newPassword };
    return session.call(findAccount, { body: asked }, { language: language.locale });
  });
  return { body: { membershipId: result.membershipId }, cookies };
}
