import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the server's markup and until hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
