import type { Problem, ProblemCode } from './problem';

/** For `try_again` without a better estimate. */
export const TRY_AGAIN_SECONDS = 5;

type ProblemFacts = Partial<Omit<Problem, 'type' | 'title' | 'status' | 'code'>> & { status?: number };

/** Thrown in a handler to be answered, and by `bff-client` for an answered problem. */
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

/** True if the failed call certainly changed nothing: refused before the hub was called, or by the hub (4xx). */
export function isSurelyUndone({ nothingDone, status }: ProblemError): boolean {
  return nothingDone || (status >= 400 && status < 500);
}

/** `unsure`: the call may have been carried out. */
export type FailedOutcome = 'notDone' | 'unsure';

export const outcomeOf = (problem: ProblemError): FailedOutcome => (isSurelyUndone(problem) ? 'notDone' : 'unsure');

/** By name, because bundles may have two copies of the class. */
export function isProblemError(error: unknown, code?: ProblemCode): error is ProblemError {
  return (
    error instanceof Error &&
    error.name === 'ProblemError' &&
    (code === undefined || (error as ProblemError).code === code)
  );
}
