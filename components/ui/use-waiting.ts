import { useLayoutEffect } from 'react';
import { OVERLAY_ID } from './overlay-id';

/** A soft navigation shows the overlay when it takes longer. */
export const SLOW_NAVIGATION_MS = 400;

let waiting = 0;
let isHeard = false;

function draw(): void {
  const overlay = document.getElementById(OVERLAY_ID);
  const show = waiting > 0;
  if (overlay === null || overlay.hidden !== show) return;
  overlay.hidden = !show;
  // In the top layer, above dialogs, where supported. Showing it twice throws.
  if (show) overlay.showPopover?.();
  else overlay.hidePopover?.();
}

/** A page that comes back out of the back/forward cache waits for nothing. */
function forgetOnReturn(): void {
  if (isHeard) return;
  isHeard = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    waiting = 0;
    draw();
  });
}

/**
 * Shows the loading overlay while a request of the visitor runs (specification, section 2).
 * @returns ends it; a page that is left need not call it
 */
export function beginWaiting(): () => void {
  forgetOnReturn();
  waiting += 1;
  draw();
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    waiting = Math.max(0, waiting - 1);
    draw();
  };
}

/** `beginWaiting` while `pending`. @param afterMs delay before it is shown */
export function useWaiting(pending: boolean, afterMs = 0): void {
  useLayoutEffect(() => {
    if (!pending) return;
    if (afterMs === 0) return beginWaiting();
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      end = beginWaiting();
    }, afterMs);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [pending, afterMs]);
}
