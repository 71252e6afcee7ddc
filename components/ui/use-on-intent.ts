import { type ComponentType, useCallback, useRef, useState } from 'react';

type Loaded<P> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; Component: ComponentType<P> };

/**
 * A part of the page that loads on the first intent. A failed load is reported and may be repeated; `React.lazy` would
 * keep the failure. @param load must be stable; called once at a time
 */
export function useOnIntent<P>(load: () => Promise<ComponentType<P>>): [Loaded<P>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<P>>({ status: 'idle' });
  const asked = useRef(false);
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
