import { type PointerEvent, useRef } from 'react';

/** In px. A shorter move is still a press; a swipe that ends before it has gone far enough turns nothing. */
const [SLOP, FAR_ENOUGH] = [10, 48];

export interface Swipe {
  canTurn: (to: 'previous' | 'next') => boolean;
  turn: (to: 'previous' | 'next') => void;
}

/**
 * Turns by a finger moved sideways, as react-aria's calendar has no gestures. For an element with `touch-pan-y`, whose
 * first child follows the finger.
 */
export function useSwipe({ canTurn, turn }: Swipe) {
  const begun = useRef<{ pointerId: number; x: number; y: number; isSwipe: boolean } | null>(null);

  const sideways = (event: PointerEvent) => {
    const byX = event.clientX - (begun.current?.x ?? 0);
    return { byX, to: byX < 0 ? ('next' as const) : ('previous' as const) };
  };
  const settle = (event: PointerEvent, from: Keyframe) => {
    const strip = event.currentTarget.firstElementChild;
    if (!(strip instanceof HTMLElement)) return;
    strip.style.translate = '';
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!calm) strip.animate([from, {}], { duration: 200, easing: 'ease-out' });
  };
  const end = (event: PointerEvent) => {
    if (event.pointerId !== begun.current?.pointerId) return;
    const { byX, to } = sideways(event);
    const { isSwipe } = begun.current;
    begun.current = null;
    if (!isSwipe) return;
    if (event.type === 'pointercancel' || Math.abs(byX) < FAR_ENOUGH || !canTurn(to)) {
      settle(event, { translate: `${byX / 2}px` });
      return;
    }
    turn(to);
    settle(event, { translate: to === 'next' ? '25%' : '-25%', opacity: 0 });
  };

  return {
    // Ahead of the days, which keep the event for themselves.
    onPointerDownCapture: (event: PointerEvent) => {
      const { pointerType, isPrimary, pointerId, clientX: x, clientY: y } = event;
      // A second finger ends the swipe: it is a pinch.
      if (begun.current?.isSwipe) settle(event, {});
      begun.current = pointerType === 'mouse' || !isPrimary ? null : { pointerId, x, y, isSwipe: false };
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerId !== begun.current?.pointerId) return;
      const { byX } = sideways(event);
      if (!begun.current.isSwipe) {
        if (Math.abs(byX) < SLOP || Math.abs(byX) < Math.abs(event.clientY - begun.current.y)) return;
        begun.current.isSwipe = true;
        // The day under the finger gets no further events, so that it is not picked.
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const strip = event.currentTarget.firstElementChild;
      if (strip instanceof HTMLElement) strip.style.translate = `${byX / 2}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
