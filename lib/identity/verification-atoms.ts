import { atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { bffGet } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import { handlers } from '@/lib/routes/handlers';
import { withQuery } from '@/lib/routes/with-query';
import type { IdentityOutcome, IdentityPurpose } from './identity-start';

const POLL_MS = 4_000;

export type IdentityCheckStep = 'idle' | 'waiting' | 'unavailable' | IdentityOutcome;

/**
 * @param form `href`: address of its page; what another tab's form was verified for is not its answer
 * @param id of the component: what was found for another one is not its answer
 */
export function newVerificationAtoms({ purpose, href }: { purpose: IdentityPurpose; href: string }, id: string) {
  const stepAtom = atom<IdentityCheckStep>('idle');
  const verificationAtom = atomWithQuery(
    (get) => ({
      queryKey: ['verification', purpose, href, id],
      queryFn: async ({ signal }) => {
        const path = withQuery(handlers.identity.state, { purpose, returnTo: href });
        return (await bffGet<{ verification: string | null }>(path, { signal })).verification;
      },
      // First asked by the interval, a message or a return to the page.
      initialData: null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchInterval: get(stepAtom) === 'waiting' && POLL_MS,
    }),
    queryClient,
  );
  return { stepAtom, verificationAtom };
}
