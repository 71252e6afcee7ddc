import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the server's markup and until the page's script has taken over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
