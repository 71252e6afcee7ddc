import { useState } from 'react';
import { type Leave, useAction } from '@/components/layout/use-action';
import type { ProblemError } from '@/lib/bff/problem-error';
import { type ProblemMessageKey, problemMessageKey } from '@/lib/bff/problem-message-key';
import { sendBooking } from '@/lib/booking/send-booking';
import {
  forgetBooked,
  type Intent,
  isUnsettled,
  justBooked,
  type SentRequest,
  settleAttempts,
} from '@/lib/browser-storage/attempts';

export interface FailedAttempt<Failure> {
  failure: Failure;
  messageKey: ProblemMessageKey;
}

/** Nothing was sent: the same was booked a moment ago, under this number. */
export interface JustBooked {
  kind: 'justBooked';
  reservationNo: string;
}

const justBookedFailure = (reservationNo: string): FailedAttempt<JustBooked> => ({
  failure: { kind: 'justBooked', reservationNo },
  messageKey: 'conflict',
});

interface Attempt {
  request: SentRequest;
  /** An earlier attempt at the same thing may have booked. */
  earlierUnsure: boolean;
}

/**
 * Sends a booking of rooms or of a table, and repeats it under its key until its outcome is certain. One that has just been
 * booked is asked about first, whichever tab booked it.
 */
export function useAttempt<Answer, Failure extends { kind: string }>(
  failureOf: (problem: ProblemError, earlierUnsure: boolean) => Failure,
  leaveBooked: (answer: Answer, leave: Leave) => Promise<never>,
  numberOf: (answer: Answer) => string,
) {
  const [bookedNo, setBookedNo] = useState<string | null>(null);
  const { run, pending, failure, reset } = useAction(
    async ({ request }: Attempt, leave) => {
      return leaveBooked(await sendBooking(request, numberOf), leave);
    },
    {
      failureOf: (problem, { earlierUnsure }): FailedAttempt<Failure> => ({
        failure: failureOf(problem, earlierUnsure),
        messageKey: problemMessageKey(problem),
      }),
    },
  );
  return {
    attempt: (request: SentRequest) => {
      const number = justBooked(request);
      setBookedNo(number);
      if (number === null) void run({ request, earlierUnsure: isUnsettled(request) });
    },
    pending,
    failed: bookedNo === null ? failure : justBookedFailure(bookedNo),
    clearFailure: () => {
      setBookedNo(null);
      reset();
    },
    /** The guest books again, although an earlier attempt may have booked. */
    bookAgain: (intent: Intent) => {
      settleAttempts({ intent });
      forgetBooked(intent);
      setBookedNo(null);
      reset();
    },
  };
}
