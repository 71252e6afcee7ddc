import { notifyManager, QueryCache, QueryClient } from '@tanstack/query-core';
import { isProblemError } from './problem-error';

// The page says that a press is being answered before it takes the next one.
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
        // A phone that calls itself offline should get a sentence, not an endless place-holder.
        networkMode: 'always',
      },
      // What was sent may be a password: the cache forgets it with the answer.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });

let ofBrowser: QueryClient | undefined;

/**
 * One in a browser. On the server another one for each question: a shared one would keep what it renders for one visitor
 * (TanStack Query, "Advanced Server Rendering").
 */
export function queryClient(): QueryClient {
  if (typeof window === 'undefined') return newQueryClient();
  ofBrowser ??= newQueryClient();
  return ofBrowser;
}
