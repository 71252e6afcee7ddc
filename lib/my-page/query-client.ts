import { QueryClient } from '@tanstack/react-query';

/**
 * A query client for one member. Specification, section 9: no retry, no refetch on window focus or on mount.
 * A failure that the server has already met is shown, not asked again; the reader does that with a button.
 */
export function makeMemberQueryClient(): QueryClient {
  return new QueryClient({
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
