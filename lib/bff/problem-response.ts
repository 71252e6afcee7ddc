import 'server-only';
import { isHubError } from '@/lib/hub/hub-error';
import { isHubInputError } from '@/lib/hub/hub-input';
import { logUnexpected } from '@/lib/observability/log-lines';
import { isSessionTooLarge } from '@/lib/session/session';
import { PROBLEM_CONTENT_TYPE, type Problem, problemStatus } from './problem';
import { isProblemError, ProblemError } from './problem-error';
import { fieldErrorsOf } from './read-body';

export function problemOf(error: unknown, requestId: string, request: Pick<Request, 'signal'>): ProblemError {
  if (isProblemError(error)) return error;
  if (isHubError(error)) {
    const { hubCode, hubMessage, data, retryAfterSeconds } = error;
    // With a 429 the hub says that it did not process the call.
    const nothingDone = error.neverSent || error.kind === 'rate_limited' || undefined;
    return new ProblemError(error.kind, { hubCode, hubMessage, data, retryAfterSeconds, nothingDone });
  }
  if (isHubInputError(error)) {
    if (error.part === 'params') return new ProblemError('not_found');
    return new ProblemError('invalid_input', { fieldErrors: fieldErrorsOf(error.issues) });
  }
  if (request.signal.aborted) return new ProblemError('client_closed');
  if (isSessionTooLarge(error)) return new ProblemError('session_too_large');
  logUnexpected('route handler', error, requestId);
  return new ProblemError('internal');
}

/** Fields are listed one by one, so that no other can leak. @param headers further ones */
export function problemResponse(error: ProblemError, requestId: string, headers: Headers): Response {
  const status = problemStatus[error.code];
  const problem: Problem = {
    type: 'about:blank',
    title: error.code,
    status,
    code: error.code,
    requestId,
    hubCode: error.hubCode,
    hubMessage: error.hubMessage,
    data: error.data,
    fieldErrors: error.fieldErrors,
    retryAfterSeconds: error.retryAfterSeconds,
    nothingDone: error.nothingDone || undefined,
  };
  headers.set('content-type', PROBLEM_CONTENT_TYPE);
  if (error.retryAfterSeconds !== undefined) headers.set('retry-after', String(error.retryAfterSeconds));
  return Response.json(problem, { status, headers });
}
