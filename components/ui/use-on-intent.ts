import { type ComponentType, useCallback, useRef, useState } from 'react';

type Loaded<P> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; Component: ComponentType<P> };

/**
 * A part of the page that is fetched when somebody reaches for it. A failed fetch is told and may be tried
 * again, where `React.lazy` would remember the failure and take the page down.
 * @param load imports the part; asked at most once at a time, and the same function at every render
 */
export function useOnIntent<P>(load: () => Promise<ComponentType<P>>): [Loaded<P>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<P>>({ status: 'idle' });
  const asked = useRef(false);
  // Stable, so that what offers the part is not drawn anew with every step of it.
  const start = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setLoaded({ status: 'loading' });
    load().then(
      (Component) => setLoaded({ status: 'ready', Component }),
      () => {
        asked.current = false;
        setLoaded({ status: 'failed' });
      },
    );
  }, [load]);
  return [loaded, start];
}
