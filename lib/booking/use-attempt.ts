import { useRef, useState } from 'react';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { newSent, type SentVisit } from './stored-visit';

export interface Failed<Failure> {
  failure: Failure;
  messageKey: ProblemMessageKey;
}

interface AttemptRules<Failure> {
  update: (change: Partial<SentVisit>) => void;
  failureOf: (problem: ProblemError, earlierUnsure: boolean) => Failure;
  keepsKey: (failure: Failure, earlierUnsure: boolean) => boolean;
}

interface Attempt<Failure> {
  /**
   * @param send sends under the visit's key, and leaves the page once it is booked
   * @param onFailure before the visit's key is decided on
   */
  attempt: (visit: SentVisit, send: () => Promise<void>, onFailure?: (failure: Failure) => void) => Promise<void>;
  pending: boolean;
  failed: Failed<Failure> | null;
  clearFailure: () => void;
}

/** Sends a booking of rooms or of a table, once at a time; a new key only where it is certain that nothing was booked. */
export function useAttempt<Failure extends { kind: string }>(rules: AttemptRules<Failure>): Attempt<Failure> {
  const { update, failureOf, keepsKey } = rules;
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failed<Failure> | null>(null);

  const attempt: Attempt<Failure>['attempt'] = async ({ unsure }, send, onFailure) => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setFailed(null);
    // Before it is sent: the page may be left or loaded anew while the hub books.
    update({ unsure: true });
    try {
      await send();
    } catch (error) {
      underWay.current = false;
      setPending(false);
      if (!isProblemError(error)) throw error;
      const failure = failureOf(error, unsure);
      onFailure?.(failure);
      if (!keepsKey(failure, unsure)) update(newSent());
      else if (failure.kind !== 'unsure') update({ unsure });
      setFailed({ failure, messageKey: problemMessageKey(error) });
    }
  };
  return { attempt, pending, failed, clearFailure: () => setFailed(null) };
}
