import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query';

const client = new QueryClient({
  // What was sent may be a password: it is not remembered once it has been answered.
  defaultOptions: { mutations: { retry: false, networkMode: 'always', gcTime: 0 } },
});
const store = createStore();
store.set(queryClientAtom, client);

/**
 * Sends an action of the browser. Each time has an atom of its own, because an atom holds what was last sent.
 * @returns what `send` answers; rejects with what it rejects with
 */
export function sendAction<Input, Result>(send: (input: Input) => Promise<Result>, input: Input): Promise<Result> {
  const action = atomWithMutation<Result, Input>(() => ({ mutationFn: send }));
  return store.get(action).mutateAsync(input);
}
