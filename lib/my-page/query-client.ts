import { MutationCache, QueryClient } from '@tanstack/react-query';

/**
 * A query client for one member. Specification, section 9: no retry, no refetch on window focus or on mount.
 * A failure that the server has already met is shown, not asked again; the reader does that with a button.
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
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        retryOnMount: false,
        // A phone that calls itself offline should get a sentence, not an endless place-holder.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
