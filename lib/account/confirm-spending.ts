import 'server-only';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { confirmIdentity } from '@/lib/hub/contract/spending-guard';
import { spendVerification } from '@/lib/identity/verified-person';

/**
 * Uses up the verification; whether it is the member's own is the hub's answer.
 * @throws ProblemError as `spendVerification`, `login_required`; HubError `conflict` where the hub has forgotten it
 */
export async function confirmSpending({ request, session, language }: RouteContext<unknown>): Promise<RouteResult> {
  await session.member();
  const { result, cookies } = await spendVerification(request, 'spending', undefined, ({ requestNo }) =>
    session.call(confirmIdentity, { body: { requestNo } }, { language: language.locale }),
  );
  return { body: { samePerson: result.samePersonYn === 'Y' }, cookies };
}
