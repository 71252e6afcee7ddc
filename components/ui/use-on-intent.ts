import { useCallback, useRef, useState } from 'react';

type Loaded<T> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; part: T };

/**
 * A part of the page that loads on the first intent. A failed load is reported and may be repeated; `React.lazy` would
 * keep the failure. @param load must be stable; called once at a time
 */
export function useOnIntent<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'idle' });
  const asked = useRef(false);
  const start = useCallback(() => {
    if (asked.current) return;
    asked.current = true;
    setLoaded({ status: 'loading' });
    load().then(
      (part) => setLoaded({ status: 'ready', part }),
      () => {
        asked.current = false;
        setLoaded({ status: 'failed' });
      },
    );
  }, [load]);
  return [loaded, start];
}
