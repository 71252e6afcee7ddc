import { useAction } from '@/components/layout/use-action';
import { postOnce } from '@/lib/bff/post-once';
import type { ProblemError } from '@/lib/bff/problem-error';
import { type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { type Intent, isUnsettled, type SentRequest, settleAttempts } from '@/lib/browser-storage/attempts';

export interface Failed<Failure> {
  failure: Failure;
  messageKey: ProblemMessageKey;
}

interface Attempt {
  request: SentRequest;
  /** An earlier attempt at the same thing may have booked. */
  earlierUnsure: boolean;
}

/** Sends a booking of rooms or of a table, and repeats it under its key until its outcome is certain. */
export function useAttempt<Answer, Failure>(
  failureOf: (problem: ProblemError, earlierUnsure: boolean) => Failure,
  leaveBooked: (answer: Answer) => Promise<never>,
) {
  const { run, pending, failure, reset } = useAction(
    async ({ request }: Attempt) => leaveBooked(await postOnce<Answer>(request)),
    {
      failureOf: (problem, { earlierUnsure }): Failed<Failure> => ({
        failure: failureOf(problem, earlierUnsure),
        messageKey: problemMessageKey(problem),
      }),
    },
  );
  return {
    attempt: (request: SentRequest) => void run({ request, earlierUnsure: isUnsettled(request) }),
    pending,
    failed: failure,
    clearFailure: reset,
    /** The guest books again, although an earlier attempt may have booked. */
    bookAnew: (intent: Intent) => {
      settleAttempts({ intent });
      reset();
    },
  };
}
