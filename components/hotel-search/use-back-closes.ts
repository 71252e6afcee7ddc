'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Name in the history's state by which we know our own entry. */
const MARK = 'openSheet';
/** A web view that swallows the step back must not keep the sheet open. In ms. */
const longestStepBackMs = 300;

function isOurEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/**
 * Gives a sheet an entry of its own in the history while it is open, so that the back button or gesture closes
 * it instead of leaving the page.
 * @param open whether it is open
 * @param onClose told once, after the entry is gone, so that whatever goes on from there goes on from the page's
 * @returns how everything else (✕, Done, Escape, a press outside) closes the sheet
 */
export function useBackCloses(open: boolean, onClose: () => void): () => void {
  const closed = useRef(onClose);
  closed.current = onClose;
  const finish = useRef<() => void>(() => closed.current());

  useEffect(() => {
    if (!open) return;
    let told = false;
    const tell = () => {
      if (told) return;
      told = true;
      closed.current();
    };
    finish.current = tell;
    // The router's own part of the state is kept: it takes an entry without it for another document's.
    window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    window.addEventListener('popstate', tell);
    return () => {
      window.removeEventListener('popstate', tell);
      // Taken away by something else, e.g. a window that became wide.
      if (!told && isOurEntry()) window.history.back();
    };
  }, [open]);

  return useCallback(() => {
    if (!isOurEntry()) return finish.current();
    window.history.back();
    setTimeout(() => finish.current(), longestStepBackMs);
  }, []);
}
