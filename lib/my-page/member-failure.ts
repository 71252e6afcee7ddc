import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';

/**
 * How a question about the member can fail, as the pages tell them apart.
 * - `notFound`: nobody's, or another member's
 * - `ended`: the session is over
 * - `unavailable`: everything else; the member is still logged in
 */
export type MemberFailure = 'notFound' | 'ended' | 'unavailable';

/** Thrown by the queries; a plain object, because the server hands it to the browser inside the page. */
export interface MemberQueryError {
  failure: MemberFailure;
}

/** Sorts a failure of the BFF. Whatever is unknown is `unavailable`: unknown is not "logged out". */
export function memberFailureOf(error: unknown): MemberFailure {
  if (!isProblemError(error)) return 'unavailable';
  const failures: Partial<Record<ProblemError['code'], MemberFailure>> = {
    not_found: 'notFound',
    session_expired: 'ended',
    login_required: 'ended',
  };
  return failures[error.code] ?? 'unavailable';
}

/** The failure of a query's result, null while it has none. */
export function failureOfResult(error: unknown): MemberFailure | null {
  if (error === null || error === undefined) return null;
  const failure = (error as Partial<MemberQueryError>).failure;
  return failure ?? memberFailureOf(error);
}
