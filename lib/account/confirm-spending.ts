import 'server-only';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { confirmIdentity } from '@/lib/hub/contract/spending-guard';
import { spendVerification } from '@/lib/identity/verified-person';

/** Uses up the verification. @throws ProblemError as `spendVerification`, `login_required`; HubError `conflict` (forgotten) */
export async function confirmSpending({ request, session, language }: RouteContext<unknown>): Promise<RouteResult> {
  await session.member();
  const { result, cookies } = await spendVerification(request, 'spending', undefined, ({ requestNo }) =>
    session.call(confirmIdentity, { body: { requestNo } }, { language: language.locale }),
  );
  return { body: { samePerson: result.samePersonYn === 'Y' }, cookies };
}
