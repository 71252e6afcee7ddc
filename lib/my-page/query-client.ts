import { MutationCache, QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '@/lib/bff/query-defaults';

/**
 * A query client for one member.
 * @param beginWaiting shows the loading overlay for an action of the member, and gives what ends it
 */
export function makeMemberQueryClient(beginWaiting: () => () => void): QueryClient {
  const inFlight = new WeakMap<object, () => void>();
  return new QueryClient({
    mutationCache: new MutationCache({
      onMutate: (_input, mutation) => {
        inFlight.set(mutation, beginWaiting());
      },
      onSettled: (_result, _error, _input, _context, mutation) => inFlight.get(mutation)?.(),
    }),
    defaultOptions: {
      queries: queryDefaults,
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
