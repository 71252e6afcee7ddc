import 'server-only';
import { countRefresh } from '@/lib/observability/metrics';
import { currentRequest } from '@/lib/request/request-context';
import { keyedNames } from './session-key';

/** Logs the member as a keyed hash. */
export function noteMember(membershipNo: string): void {
  const current = currentRequest();
  if (current) current.member ??= keyedNames('log-member', membershipNo)[0]?.slice(0, 12);
}

export function noteRefresh(outcome: string): void {
  const current = currentRequest();
  if (current) current.refresh = outcome;
  countRefresh(outcome);
}
