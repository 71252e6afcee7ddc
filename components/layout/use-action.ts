import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { useWaiting } from '@/components/ui/use-waiting';
import { type Failed, newActionAtom } from '@/lib/bff/action-atoms';
import { noteDone } from '@/lib/bff/done-action';
import { isProblemError, outcomeOf, ProblemError } from '@/lib/bff/problem-error';
import { leavePage } from '@/lib/navigation/leave-page';
import { noteUnderWay, type PageNote, sayPageNote } from '@/lib/navigation/page-note';

/**
 * Replaces the page by the result; never resolves. If the visitor has left the page, shows a link to the result instead.
 * @param go leaves the page; by default `leavePage`
 */
export type Leave = (address: string, go?: typeof leavePage) => Promise<never>;

interface ActionOptions<Input, Failure> {
  /** It changes nothing: a lost answer leaves nothing uncertain, and needs no word on another page. */
  asks?: boolean;
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
  /** It is being sent, the page is being refreshed, or `send` leaves the page. */
  pending: boolean;
  failure: Failure | null;
  result: Result | null;
  /** Forgets failure and result; does nothing while it runs. */
  reset: () => void;
}

/** A fault of the product is reported, and shown as an outcome that is not certain, unless nothing is changed. */
function problemOfFailure(error: unknown, asks: boolean): ProblemError {
  if (!isProblemError(error)) reportError(error);
  const problem = isProblemError(error) ? error : new ProblemError('internal');
  return asks ? new ProblemError(problem.code, { ...problem, nothingDone: true }) : problem;
}

/**
 * An action of the visitor: one mutation of each component that uses it, with the loading overlay while it is pending. A
 * change that ends after its page was left is said on the page that is open then (`page-note`).
 */
export function useAction<Input = void, Result = unknown, Failure = never>(
  send: (input: Input, leave: Leave) => Promise<Result>,
  { asks = false, failureOf, refresh }: ActionOptions<Input, Failure> = {},
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
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  const run = useCallback(
    (input: Input) => {
      if (running.current !== null) return running.current;
      const endUnderWay = asks ? null : noteUnderWay();
      const end = (says: Exclude<PageNote['says'], 'updated'>, href?: string) => {
        if (endUnderWay === null) return;
        const page = endUnderWay();
        if (isLeft.current) sayPageNote({ says, page, href });
        else if (says === 'done') noteDone();
      };
      const leave: Leave = (address, go = leavePage) => {
        if (!isLeft.current) return go(address);
        end('done', address);
        return new Promise<never>(() => undefined);
      };
      const sendInput = async () => {
        try {
          const result = await send(input, leave);
          end('done');
          return result;
        } catch (error) {
          const problem = problemOfFailure(error, asks);
          end(outcomeOf(problem));
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
    [asks, send, failureOf, refresh, mutateAsync],
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
