import { PathnameContext, SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ReactNode } from 'react';

/** Stands where Next's router would: tells the components below which address is open. */
export function WithAddress({ children }: { children: ReactNode }) {
  return (
    <PathnameContext.Provider value={window.location.pathname}>
      <SearchParamsContext.Provider value={new URLSearchParams(window.location.search)}>
        {children}
      </SearchParamsContext.Provider>
    </PathnameContext.Provider>
  );
}

/** Puts an address into the bar of the test's window. */
export function openAddress(address: string): void {
  window.history.replaceState(null, '', address);
}
