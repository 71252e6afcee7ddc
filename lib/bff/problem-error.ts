import type { Problem, ProblemCode } from './problem';

/** For `try_again` without a better estimate. */
export const TRY_AGAIN_SECONDS = 5;

type ProblemFacts = Partial<Omit<Problem, 'type' | 'title' | 'status' | 'code'>> & { status?: number };

/** A problem on its way: thrown in a handler to become an answer, thrown by `bff-client` when one arrives. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  /** 0 when no answer arrived. */
  readonly status: number;
  readonly requestId: string | undefined;
  readonly hubCode: string | undefined;
  readonly hubMessage: string | undefined;
  readonly data: unknown;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly nothingDone: boolean;

  constructor(code: ProblemCode, facts: ProblemFacts = {}) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.status = facts.status ?? 0;
    this.requestId = facts.requestId;
    this.hubCode = facts.hubCode;
    this.hubMessage = facts.hubMessage;
    this.data = facts.data;
    this.fieldErrors = facts.fieldErrors;
    this.retryAfterSeconds = facts.retryAfterSeconds;
    this.nothingDone = facts.nothingDone === true;
  }
}

/** Did a call that failed surely change nothing? Refused before the hub was asked, or by the hub: a 4xx says so as well. */
export function isSurelyUndone({ nothingDone, status }: ProblemError): boolean {
  return nothingDone || (status >= 400 && status < 500);
}

/** How a call that failed ended; `unsure`: it may have been carried out. */
export type FailedOutcome = 'notDone' | 'unsure';

export const outcomeOf = (problem: ProblemError): FailedOutcome => (isSurelyUndone(problem) ? 'notDone' : 'unsure');

/** Narrows to a problem, optionally of one code; by name, because bundles may hold two copies of the class. */
export function isProblemError(error: unknown, code?: ProblemCode): error is ProblemError {
  return (
    error instanceof Error &&
    error.name === 'ProblemError' &&
    (code === undefined || (error as ProblemError).code === code)
  );
}
