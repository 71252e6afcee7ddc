import { atomWithQuery } from 'jotai-tanstack-query';
import { queryClient } from './query-client';

/** Asked once by each component: the BFF renews the session on the way. */
export const newRenewalAtom = (id: string) =>
  atomWithQuery(
    () => ({
      // The next page asks again, whatever this one was answered.
      queryKey: ['renewal', id],
      queryFn: async () => {
        const { askViewer } = await import('./ask-viewer');
        return askViewer();
      },
      gcTime: 0,
    }),
    queryClient,
  );
