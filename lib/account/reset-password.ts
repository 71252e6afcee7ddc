import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { findAccount, newPassword } from '@/lib/hub/contract/find-account';
import { spendVerification } from '@/lib/identity/verified-person';

export const resetPasswordBody = z.object({ newPassword });

/**
 * Sets a new password for the account of whoever was verified in this browser; the verification is used up by it.
 * Answers `{ membershipId }`.
 * @throws ProblemError `identity_expired` or `forbidden` where nobody is verified
 * @throws HubError `not_found` (no account), `rejected` (`WEAK_PASSWORD`)
 */
export async function resetPassword(context: RouteContext<z.infer<typeof resetPasswordBody>>): Promise<RouteResult> {
  const { request, session, language, body } = context;
  const { result, cookies } = await spendVerification(request, 'findAccount', ({ requestNo }) => {
    const asked = { type: 'password' as const, requestNo, newPassword: body.newPassword };
    return session.call(findAccount, { body: asked }, { language: language.locale });
  });
  return { body: { membershipId: result.membershipId }, cookies };
}
