import { createStore } from 'jotai';
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query';
import { makeMemberQueryClient } from './query-client';

const store = createStore();
store.set(queryClientAtom, makeMemberQueryClient());

/** @returns what `send` answers; rejects with what it rejects with */
export function sendAction<Input, Result>(send: (input: Input) => Promise<Result>, input: Input): Promise<Result> {
  const action = atomWithMutation<Result, Input>(() => ({ mutationFn: send }));
  return store.get(action).mutateAsync(input);
}
