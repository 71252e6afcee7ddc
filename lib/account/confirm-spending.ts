import 'server-only';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { ProblemError } from '@/lib/bff/problem-error';
import { confirmIdentity } from '@/lib/hub/contract/spending-guard';
import { spendVerification } from '@/lib/identity/verified-person';

/** Uses up the verification. @throws ProblemError as `spendVerification`, `login_required`; HubError `conflict` (forgotten) */
export async function confirmSpending({ request, session, language }: RouteContext<unknown>): Promise<RouteResult> {
  if ((await session.read()) === null) throw new ProblemError('login_required');
  const { result, cookies } = await spendVerification(request, 'spending', undefined, ({ requestNo }) =>
    session.call(confirmIdentity, { body: { requestNo } }, { language: language.locale }),
  );
  return { body: { samePerson: result.samePersonYn === 'Y' }, cookies };
}
