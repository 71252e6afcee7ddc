import { type TouchEvent, useRef } from 'react';

/** How far a finger may move within a tap, in CSS pixels. */
const TAP_RADIUS_PX = 10;
/** A longer press opens the browser's own menu. */
const LONGEST_TAP_MS = 500;

/**
 * Handles a tap on `pointerup`: on a slow phone the mouse events and the layout before `click` take longer than the
 * whole answer. Mice, keys and screen readers still click.
 * @param onTap called instead of the click, which is suppressed
 */
export function useTap(onTap: () => void) {
  const begun = useRef<{ x: number; y: number; at: number } | null>(null);
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const touch = touches[0];
      begun.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0];
      const start = begun.current;
      begun.current = null;
      if (!start || !touch || event.touches.length > 0 || !event.cancelable) return;
      if (event.timeStamp - start.at > LONGEST_TAP_MS) return;
      if (Math.hypot(touch.clientX - start.x, touch.clientY - start.y) > TAP_RADIUS_PX) return;
      event.preventDefault();
      onTap();
    },
  };
}
