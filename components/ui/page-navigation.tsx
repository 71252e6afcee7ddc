'use client';

import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useTransition } from 'react';
import { surfaceDepth } from './open-surfaces';
import { beginWaiting, SLOW_NAVIGATION_MS, useWaiting } from './use-waiting';

interface PageNavigationActions {
  replace: (href: string, scroll: boolean) => void;
  refresh: () => void;
}

const Actions = createContext<PageNavigationActions | null>(null);

/** Null outside the frame of a page. */
export const usePageNavigation = () => useContext(Actions);

/**
 * Around every page: navigations of links that may unmount meanwhile (in a menu, a sheet, a failed section), and the
 * overlay while the browser sends a form by itself.
 */
export function PageNavigation({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  useWaiting(pending, SLOW_NAVIGATION_MS);
  const actions = useMemo<PageNavigationActions>(
    () => ({
      replace: (href, scroll) => startTransition(() => router.replace(href, { scroll })),
      refresh: () => startTransition(router.refresh),
    }),
    [router],
  );
  useEffect(() => {
    // A reload with a surface open: only its history entry is left.
    if (surfaceDepth() > 0) import('./surface-entry').then((entries) => entries.watchSurfaceEntries(), reportError);
  }, []);
  useEffect(() => {
    // On the window: React's listeners, on the document, have run, so that `defaultPrevented` is known.
    const send = (event: Event) => {
      const form = event.target;
      // A native submit leaves the page.
      if (!event.defaultPrevented && form instanceof HTMLFormElement && form.method !== 'dialog') beginWaiting();
    };
    window.addEventListener('submit', send);
    return () => window.removeEventListener('submit', send);
  }, []);
  return <Actions value={actions}>{children}</Actions>;
}
