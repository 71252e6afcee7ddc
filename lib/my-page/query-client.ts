import { QueryClient } from '@tanstack/react-query';
import { queryDefaults } from '@/lib/bff/query-defaults';

/** The product's defaults for what the browser asks or does for a member. */
export function makeMemberQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: queryDefaults,
      // What was sent may be a password: it is not remembered once it has been answered.
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  });
}
