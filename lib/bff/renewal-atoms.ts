import { atomWithQuery } from 'jotai-tanstack-query';
import { queryClient } from './query-client';

/** One for each component. The handler refreshes the session. */
export const newRenewalAtom = (id: string) =>
  atomWithQuery(
    () => ({
      queryKey: ['renewal', id],
      queryFn: async () => {
        const { askViewer } = await import('./ask-viewer');
        return askViewer();
      },
      gcTime: 0,
    }),
    queryClient,
  );
