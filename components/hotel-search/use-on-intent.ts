'use client';

import { type ComponentType, useRef, useState } from 'react';

type Loaded<P> = { status: 'idle' | 'loading' | 'failed' } | { status: 'ready'; Component: ComponentType<P> };

/**
 * A part of the page that is fetched when somebody reaches for it. A failed fetch is told and may be tried
 * again, where `React.lazy` would remember the failure and take the page down.
 * @param load imports the part; asked at most once at a time
 */
export function useOnIntent<P>(load: () => Promise<ComponentType<P>>): [Loaded<P>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<P>>({ status: 'idle' });
  const running = useRef(false);
  const start = () => {
    if (running.current || loaded.status === 'ready') return;
    running.current = true;
    setLoaded({ status: 'loading' });
    load().then(
      (Component) => {
        running.current = false;
        setLoaded({ status: 'ready', Component });
      },
      () => {
        running.current = false;
        setLoaded({ status: 'failed' });
      },
    );
  };
  return [loaded, start];
}
