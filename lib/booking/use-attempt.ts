import { useRef, useState } from 'react';
import { postOnce } from '@/lib/bff/post-once';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { type Intent, isUnsettled, type SentRequest, settleAttempts } from '@/lib/browser-storage/attempts';

export interface Failed<Failure> {
  failure: Failure;
  messageKey: ProblemMessageKey;
}

interface Attempt<Failure> {
  /** @param onBooked leaves the page */
  attempt: <Answer>(request: SentRequest, onBooked: (answer: Answer) => void) => Promise<void>;
  pending: boolean;
  failed: Failed<Failure> | null;
  clearFailure: () => void;
  /** The guest books again, although an earlier attempt may have booked. */
  bookAnew: (intent: Intent) => void;
}

/** Sends a booking of rooms or of a table, one at a time and once. */
export function useAttempt<Failure extends { kind: string }>(
  failureOf: (problem: ProblemError, earlierUnsure: boolean) => Failure,
): Attempt<Failure> {
  const underWay = useRef(false);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failed<Failure> | null>(null);

  const attempt: Attempt<Failure>['attempt'] = async <Answer>(
    request: SentRequest,
    onBooked: (answer: Answer) => void,
  ) => {
    if (underWay.current) return;
    underWay.current = true;
    setPending(true);
    setFailed(null);
    const earlierUnsure = isUnsettled(request);
    try {
      onBooked(await postOnce<Answer>(request));
    } catch (error) {
      underWay.current = false;
      setPending(false);
      if (!isProblemError(error)) throw error;
      setFailed({ failure: failureOf(error, earlierUnsure), messageKey: problemMessageKey(error) });
    }
  };
  const bookAnew = (intent: Intent) => {
    settleAttempts({ intent });
    setFailed(null);
  };
  return { attempt, pending, failed, clearFailure: () => setFailed(null), bookAnew };
}
