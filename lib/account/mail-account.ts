import 'server-only';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { type AccountByMail, findAccount } from '@/lib/hub/contract/find-account';

/** An id, or a temporary password. Answers `{ mailed: true }` in every case: only the mail says more. @throws HubError */
export async function mailAccount({ body, session, language }: RouteContext<AccountByMail>): Promise<RouteResult> {
  await session.call(findAccount, { body }, { language: language.locale });
  return { body: { mailed: true } };
}
