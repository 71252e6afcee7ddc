import { notifyManager, QueryCache, QueryClient } from '@tanstack/query-core';
import { isProblemError } from './problem-error';

// So that a press is shown as pending before the next one is handled.
notifyManager.setScheduler(queueMicrotask);

const newQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        // The page shows failures of the hub or the connection. Anything else is a bug.
        if (!isProblemError(error)) reportError(error);
      },
    }),
    defaultOptions: {
      /** Specification, section 9: no retry, no refetch on window focus or on mount. A failure is shown, with a button. */
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        retryOnMount: false,
        // Offline, a query should fail and not stay pending.
        networkMode: 'always',
      },
      // The input may be a password.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });

let ofBrowser: QueryClient | undefined;

/**
 * One in a browser; on the server a new one for each query, so that visitors share no data (TanStack Query, "Advanced
 * Server Rendering").
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient();
  ofBrowser ??= newQueryClient();
  return ofBrowser;
}
