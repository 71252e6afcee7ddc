import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { isProblemError, type ProblemError } from '@/lib/bff/problem-error';
import { minutesToWait, problemMessageKey } from '@/lib/bff/problem-message-key';

interface State<Result, Failure> {
  pending: boolean;
  failure: Failure | null;
  result: Result | null;
}

const idle = { pending: false, failure: null, result: null };

/**
 * Sends a form, one request at a time.
 * @param send resolves with null where it leaves the page: the form then stays pending
 */
export function useSubmission<Input, Result, Failure>(
  send: (input: Input) => Promise<Result | null>,
  failureOf: (problem: ProblemError, input: Input) => Failure,
) {
  const underWay = useRef(false);
  const [state, setState] = useState<State<Result, Failure>>(idle);

  /** @returns the failure, if any */
  async function submit(input: Input): Promise<Failure | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setState({ ...idle, pending: true });
    try {
      const result = await send(input);
      underWay.current = result === null;
      setState({ ...idle, pending: result === null, result });
      return null;
    } catch (error) {
      underWay.current = false;
      if (!isProblemError(error)) throw error;
      const failure = failureOf(error, input);
      setState({ ...idle, failure });
      return failure;
    }
  }

  return { submit, startAgain: () => setState(idle), ...state };
}

/**
 * The general sentence for a refusal.
 * @param unavailable for a hub that does not answer
 * @param refused for a 401 or 403 without a reason: who fills these forms is not logged in, so "log in again" is wrong
 */
export function useRefusalSentence(unavailable: string, refused?: string): (problem: ProblemError) => string {
  const problems = useTranslations('problems');
  return (problem) => {
    const minutes = minutesToWait(problem);
    if (minutes !== undefined) return problems('rateLimitedFor', { minutes });
    const key = problemMessageKey(problem);
    if (key === 'loginRequired' || key === 'forbidden') return refused ?? problems('rejected');
    return key === 'unavailable' ? unavailable : problems(key);
  };
}
