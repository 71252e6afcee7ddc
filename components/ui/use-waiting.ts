import { useLayoutEffect } from 'react';
import { OVERLAY_ID } from './overlay-id';

/** A soft navigation is shown when it takes longer (decisions, "Overlay"). */
export const SLOW_NAVIGATION_MS = 400;

let waiting = 0;
let isHeard = false;

/** Raises or lowers the overlay's one `show` flag. */
function draw(): void {
  const overlay = document.getElementById(OVERLAY_ID);
  const show = waiting > 0;
  if (overlay === null || overlay.hidden !== show) return;
  overlay.hidden = !show;
  // Above a dialog, too, where the browser has a top layer for it. Never shown twice: that throws.
  if (show) overlay.showPopover?.();
  else overlay.hidePopover?.();
}

/** A page that was left while it waited comes back out of the back/forward cache, and waits for nothing. */
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
 * Shows the loading overlay while a request runs that a person has started and waits for (specification, section 2).
 * @returns ends the waiting; a page that is left for another one need not
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

/** `beginWaiting` for as long as a component is `pending`. @param afterMs waits so long before it is shown */
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
