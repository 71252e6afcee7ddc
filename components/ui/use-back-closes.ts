import { useCallback, useEffect, useRef } from 'react';
import { closeSurface, endSurfaceEntry, keepSurfaceEntry, watchSurfaceEntries } from './surface-entry';

/**
 * Pushes a history entry while a surface is open, so that Back closes it instead of leaving the page.
 * @param onClose called after the entry is gone, so that what follows runs on the page's entry
 * @returns closes the surface in every other way (✕, Done, Escape, a press outside)
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  const close = useCallback(() => latest.current(), []);

  useEffect(watchSurfaceEntries, []);
  // At each render: a navigation below the surface takes its entry, and an owner may refuse to close it.
  useEffect(() => {
    if (open) keepSurfaceEntry(close);
  });
  useEffect(() => {
    if (open) return () => endSurfaceEntry(close);
  }, [open, close]);

  return useCallback(() => closeSurface(close), [close]);
}
