import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { findAccount, newPassword } from '@/lib/hub/contract/find-account';
import { spendVerification } from '@/lib/identity/verified-person';

export const resetPasswordBody = z.object({ newPassword, verification: z.string().max(64).optional() });

/** Uses up the verification. @throws ProblemError as `spendVerification`; HubError `not_found`, `rejected` */
export async function resetPassword(context: RouteContext<z.infer<typeof resetPasswordBody>>): Promise<RouteResult> {
  const { request, session, language, body } = context;
  const { result, cookies } = await spendVerification(request, 'findAccount', body.verification, ({ requestNo }) => {
    const asked = { type: 'password' as const, requestNo, newPassword: body.newPassword };
    return session.call(findAccount, { body: asked }, { language: language.locale });
  });
  return { body: { membershipId: result.membershipId }, cookies };
}
