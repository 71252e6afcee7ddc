import { QueryCache, QueryClient } from '@tanstack/query-core';
import { isProblemError } from '@/lib/bff/problem-error';
import { queryDefaults } from '@/lib/bff/query-defaults';

/** Prices move: after two minutes nights are asked for again when they come into view. In ms. */
const freshForMs = 120_000;

/** What pickers ask for by themselves: months and hotels that were seen stay known while others are looked at. */
export const searchClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      // The hub or the connection: the picker says so. Anything else is a fault of the product.
      if (!isProblemError(error)) reportError(error);
    },
  }),
  defaultOptions: {
    queries: {
      ...queryDefaults,
      staleTime: freshForMs,
      gcTime: 5 * freshForMs,
      // Only what is stale by then: a calendar is opened again with today's prices.
      refetchOnMount: true,
    },
  },
});
