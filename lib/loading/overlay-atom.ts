import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';

/** Put into `meta` of a query or mutation that the reader has to wait for. */
export const overlayMeta = { overlay: true } as const;

function countFlagged(client: QueryClient): number {
  const queries = client.isFetching({ predicate: (query) => query.meta?.overlay === true });
  const mutations = client.isMutating({ predicate: (mutation) => mutation.meta?.overlay === true });
  return queries + mutations;
}

interface Watched {
  client: QueryClient;
  running: number;
}

/** One watcher for each query client: a store of its own, as in tests, has its own client. */
const watcherAtom = atom((get) => {
  const client = get(queryClientAtom);
  const watched = atom<Watched>({ client, running: countFlagged(client) });
  watched.onMount = (set) => {
    const update = () => set({ client, running: countFlagged(client) });
    const stops = [client.getQueryCache().subscribe(update), client.getMutationCache().subscribe(update)];
    update();
    return () => {
      for (const stop of stops) stop();
    };
  };
  return watched;
});

/** True while at least one flagged request runs; the show flag of the loading overlay. */
export const overlayShownAtom = atom((get) => get(get(watcherAtom)).running > 0);
