import { QueryCache, QueryClient } from '@tanstack/query-core';
import { isProblemError } from '@/lib/bff/problem-error';
import { queryDefaults } from '@/lib/bff/query-defaults';

/** Prices change: nights are requested again after this time. */
const freshForMs = 120_000;

/** Months and hotels that were seen stay cached while others are looked at. */
export const searchClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      // The picker shows failures of the hub or the connection. Anything else is a bug.
      if (!isProblemError(error)) reportError(error);
    },
  }),
  defaultOptions: {
    queries: {
      ...queryDefaults,
      staleTime: freshForMs,
      gcTime: 5 * freshForMs,
      // Only stale queries: a calendar opens again with today's prices.
      refetchOnMount: true,
    },
  },
});
