import { useCallback, useEffect, useRef } from 'react';
import { afterFirstFrame } from './defer';

/** A later step back is the visitor's own. */
const LONGEST_STEP_BACK_MS = 2_000;

function bringIntoView(result: HTMLElement): void {
  const { top, bottom } = result.getBoundingClientRect();
  const headerHeight = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < headerHeight || bottom > window.innerHeight) result.scrollIntoView({ block: 'start' });
  result.focus({ preventScroll: true });
}

/**
 * Moves focus and scroll to the result of an action: the one way for all of them.
 * @param result focusable, e.g. by `tabIndex={-1}`
 */
export function showResult(result: HTMLElement | null | undefined): void {
  if (!result) return;
  bringIntoView(result);
  // The history entry of a step or dialog that has ended may be left after this, and the browser scrolls to where the
  // page was when that entry began. Whether one is being left is not in `history.state`: a refresh drops the key.
  const showAgain = () =>
    afterFirstFrame(() => {
      if (document.activeElement === result) bringIntoView(result);
    });
  window.addEventListener('popstate', showAgain, { once: true });
  setTimeout(() => window.removeEventListener('popstate', showAgain), LONGEST_STEP_BACK_MS);
}

/**
 * `showResult` for a result that the server renders after a refresh, also in place of the component that calls this.
 * @param id of an element that only the result has @returns to be called when the action has succeeded
 */
export function useResultOnPage(id: string): () => void {
  const isExpected = useRef(false);
  useEffect(() => {
    const showExpected = () => {
      const result = isExpected.current ? document.getElementById(id) : null;
      if (result === null) return;
      isExpected.current = false;
      showResult(result);
    };
    showExpected();
    return showExpected;
  });
  return useCallback(() => {
    isExpected.current = true;
  }, []);
}
