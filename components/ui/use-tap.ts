import { type TouchEvent, useRef } from 'react';

/** A finger trembles: how far it may have moved, in CSS pixels. */
const TAP_RADIUS_PX = 10;
/** Whoever rests longer wants the browser's own menu. */
const LONGEST_TAP_MS = 500;

/**
 * Answers a tap when the finger leaves. The browser makes up eight events of a mouse, moves the focus and lays out in
 * between before it comes to `click`; on a slow phone that is longer than all that the answer takes. Mice, keys and
 * screen readers still click.
 * @param onTap told instead of the click, which the browser then leaves out
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
