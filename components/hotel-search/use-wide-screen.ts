'use client';

import { useSyncExternalStore } from 'react';

/** Where two months and a popover have room: 64rem, Tailwind's `lg`. */
const query = '(min-width: 64rem)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is wide; for parts that exist only after a press, so the server need not guess. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
