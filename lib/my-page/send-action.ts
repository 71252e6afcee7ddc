import { QueryClient } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { atomWithMutation, queryClientAtom } from 'jotai-tanstack-query';
import { queryDefaults } from '@/lib/bff/query-defaults';

/** The product's defaults for what the browser asks or does for a member. */
const client = new QueryClient({
  defaultOptions: {
    queries: queryDefaults,
    // What was sent may be a password: it is not remembered once it has been answered.
    mutations: { retry: false, networkMode: 'always', gcTime: 0 },
  },
});
const store = createStore();
store.set(queryClientAtom, client);

/** @returns what `send` answers; rejects with what it rejects with */
export function sendAction<Input, Result>(send: (input: Input) => Promise<Result>, input: Input): Promise<Result> {
  const action = atomWithMutation<Result, Input>(() => ({ mutationFn: send }));
  return store.get(action).mutateAsync(input);
}
