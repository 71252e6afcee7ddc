import { useCallback, useEffect, useRef } from 'react';
import { closeSurface, endSurfaceEntry, keepSurfaceEntry, watchSurfaceEntries } from './surface-entry';

/**
 * Gives a surface an entry of its own in the history while it is open, so that the back button or gesture closes
 * it instead of leaving the page.
 * @param open whether it is open
 * @param onClose called after the entry is gone, so that whatever goes on from there goes on from the page's
 * @returns how everything else (✕, Done, Escape, a press outside) closes the surface
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const latest = useRef(onClose);
  latest.current = onClose;
  const close = useCallback(() => latest.current(), []);

  useEffect(watchSurfaceEntries, []);
  // With every drawing: a navigation below the surface takes its entry, and an owner may refuse to close it.
  useEffect(() => {
    if (open) keepSurfaceEntry(close);
  });
  useEffect(() => {
    if (open) return () => endSurfaceEntry(close);
  }, [open, close]);

  return useCallback(() => closeSurface(close), [close]);
}
