import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Two months stand beside each other, and pickers are popovers: 64rem, Tailwind's `lg`. */
const WIDE_SCREEN = '(min-width: 64rem)';

/** Whether the window is wide; for parts that exist only after a press, so the server need not guess. */
export function useWideScreen(): boolean {
  const known = useRef<MediaQueryList | null>(null);
  // Memoized: a new media query list at each render takes milliseconds on a slow phone.
  const list = useCallback(() => {
    known.current ??= window.matchMedia(WIDE_SCREEN);
    return known.current;
  }, []);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const wide = list();
      wide.addEventListener('change', onChange);
      return () => wide.removeEventListener('change', onChange);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list().matches,
    () => false,
  );
}
