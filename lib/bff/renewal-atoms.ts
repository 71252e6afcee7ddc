import { atomWithQuery } from 'jotai-tanstack-query';
import { handlers } from '@/lib/routes/handlers';
import type { Viewer } from '@/lib/session/viewer';
import { queryClient } from './query-client';

/** Asked once by each component: the BFF renews the session on the way. */
export const newRenewalAtom = (id: string) =>
  atomWithQuery(
    () => ({
      // The next page asks again, whatever this one was answered.
      queryKey: ['renewal', id],
      queryFn: async () => {
        const { bffGet } = await import('./bff-client');
        return bffGet<Pick<Viewer, 'state'>>(handlers.session.viewer);
      },
      gcTime: 0,
    }),
    () => queryClient,
  );
