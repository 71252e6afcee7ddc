import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState, useTransition } from 'react';
import { useWaiting } from '@/components/ui/use-waiting';
import { type Failed, newActionAtom } from '@/lib/bff/action-atoms';
import { isProblemError, ProblemError } from '@/lib/bff/problem-error';

interface ActionOptions<Input, Failure> {
  /** What `failure` is. Called once for each failure. */
  failureOf?: (problem: ProblemError, input: Input) => Failure;
  /** The router's, where the server shows what the action changes. It follows a success and counts as pending. */
  refresh?: () => void;
}

interface Action<Input, Result, Failure> {
  /**
   * Sends once: calls while it runs share one answer. Rejects with a `ProblemError`, which need not be caught where
   * `failure` is shown.
   */
  run: (input: Input) => Promise<Result>;
  /** It is being sent, the page is being refreshed, or `send` leaves the page (`leavePage`). */
  pending: boolean;
  failure: Failure | null;
  result: Result | null;
  /** Forgets failure and result; does nothing while it runs. */
  reset: () => void;
}

/** A fault of the product is reported, and shown as an outcome that is not certain. */
function problemOf(error: unknown): ProblemError {
  if (isProblemError(error)) return error;
  reportError(error);
  return new ProblemError('internal');
}

/** An action of the visitor: one mutation of each component that uses it, with the loading overlay while it is pending. */
export function useAction<Input = void, Result = unknown, Failure = never>(
  send: (input: Input) => Promise<Result>,
  { failureOf, refresh }: ActionOptions<Input, Failure> = {},
): Action<Input, Result, Failure> {
  const [action] = useState(newActionAtom<Result, Failure>);
  const { mutateAsync, isPending, submittedAt, data, error } = useAtomValue(action);
  // A state of React's, so that a transition may forget an outcome together with what it loads.
  const [forgotten, setForgotten] = useState<number | null>(null);
  const isForgotten = submittedAt === forgotten;
  const [refreshing, startRefreshing] = useTransition();
  const pending = isPending || refreshing;
  useWaiting(pending);
  const running = useRef<Promise<Result>>(null);

  const run = useCallback(
    (input: Input) => {
      if (running.current !== null) return running.current;
      const sendInput = async () => {
        try {
          return await send(input);
        } catch (error) {
          const problem = problemOf(error);
          throw { problem, failure: failureOf?.(problem, input) ?? null };
        }
      };
      const answer = mutateAsync(sendInput)
        .finally(() => {
          running.current = null;
        })
        .then(
          (result) => {
            if (refresh) startRefreshing(refresh);
            return result;
          },
          ({ problem }: Failed<Failure>) => {
            throw problem;
          },
        );
      // The mutation has it as well.
      answer.catch(() => undefined);
      running.current = answer;
      return answer;
    },
    [send, failureOf, refresh, mutateAsync],
  );
  return {
    run,
    pending,
    failure: (isForgotten ? null : error?.failure) ?? null,
    result: (isForgotten ? null : data) ?? null,
    reset: useCallback(() => {
      if (running.current === null) setForgotten(submittedAt);
    }, [submittedAt]),
  };
}
