import { atomWithMutation } from 'jotai-tanstack-query';
import type { ProblemError } from './problem-error';
import { queryClient } from './query-client';

export interface Failed<Failure> {
  problem: ProblemError;
  failure: Failure | null;
}

/** Of one component: a form's two buttons do not share their state. `useAction` alone uses it. */
export const newActionAtom = <Result, Failure>() =>
  atomWithMutation<Result, () => Promise<Result>, Failed<Failure>>(
    () => ({ mutationFn: (send) => send() }),
    queryClient,
  );
