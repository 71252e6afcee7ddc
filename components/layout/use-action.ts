import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { useWaiting } from '@/components/ui/use-waiting';
import { isProblemError, ProblemError } from '@/lib/bff/problem-error';
import { importPart } from '@/lib/navigation/import-part';

interface ActionOptions<Input, Failure> {
  /** What `failure` is. Called once for each failure. */
  failureOf?: (problem: ProblemError, input: Input) => Failure;
  /** The router's, where the server shows what the action changes. It follows a success and counts as pending. */
  refresh?: () => void;
  /** False for an action that few visitors take: what sends it loads with the press. */
  loadsEarly?: boolean;
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

const loadSender = async () => {
  const [{ sendAction }] = await Promise.all([import('@/lib/bff/send-action'), import('@/lib/bff/bff-client')]);
  return sendAction;
};

/** A script that fails to load, also after a reload, counts as an unreachable server. */
const loadSenderNow = () =>
  importPart(loadSender).catch((error: unknown) => {
    reportError(error);
    throw new ProblemError('unreachable', { nothingDone: true });
  });

/** A fault of the product is reported, and shown as an outcome that is not certain. */
function problemOf(error: unknown): ProblemError {
  if (isProblemError(error)) return error;
  reportError(error);
  return new ProblemError('internal');
}

const idle = { sending: false, failure: null, result: null };

/**
 * An action of the visitor: one mutation (`lib/bff/send-action`, which first views do without), with the loading overlay
 * while it is pending.
 */
export function useAction<Input = void, Result = unknown, Failure = never>(
  send: (input: Input) => Promise<Result>,
  { failureOf, refresh, loadsEarly = true }: ActionOptions<Input, Failure> = {},
): Action<Input, Result, Failure> {
  const [{ sending, ...outcome }, setState] = useState<
    Pick<Action<Input, Result, Failure>, 'failure' | 'result'> & { sending: boolean }
  >(idle);
  const [refreshing, startRefreshing] = useTransition();
  const pending = sending || refreshing;
  useWaiting(pending);
  const running = useRef<Promise<Result>>(null);

  useEffect(() => {
    // In time for the first press; where it fails, the press tries again.
    if (loadsEarly) loadSender().catch(() => undefined);
  }, [loadsEarly]);

  const run = useCallback(
    (input: Input) => {
      if (running.current !== null) return running.current;
      setState({ ...idle, sending: true });
      const answer = loadSenderNow()
        .then((sendAction) => sendAction(send, input))
        .then(
          (result) => {
            running.current = null;
            setState({ ...idle, result });
            if (refresh) startRefreshing(refresh);
            return result;
          },
          (error: unknown) => {
            running.current = null;
            const problem = problemOf(error);
            setState({ ...idle, failure: failureOf?.(problem, input) ?? null });
            throw problem;
          },
        );
      // The state has it as well.
      answer.catch(() => undefined);
      running.current = answer;
      return answer;
    },
    [send, failureOf, refresh],
  );
  const reset = useCallback(() => {
    if (running.current === null) setState(idle);
  }, []);
  return { run, pending, ...outcome, reset };
}
