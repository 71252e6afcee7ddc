import { atomWithMutation } from 'jotai-tanstack-query';
import type { ProblemError } from './problem-error';
import { queryClient } from './query-client';

export interface Failed<Failure> {
  problem: ProblemError;
  failure: Failure | null;
}

/** One for each component, so that two buttons of a form do not share state. Only `useAction` uses it. */
export const newActionAtom = <Result, Failure>() =>
  atomWithMutation<Result, () => Promise<Result>, Failed<Failure>>(
    () => ({ mutationFn: (send) => send() }),
    queryClient,
  );
