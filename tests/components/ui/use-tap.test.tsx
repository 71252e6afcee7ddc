import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTap } from '@/components/ui/use-tap';

const pressed = vi.fn();
function Cell() {
  return (
    <button type="button" onClick={pressed} {...useTap(pressed)}>
      Dates
    </button>
  );
}

type Point = { x: number; y: number };
const touchOf = (target: Element, { x, y }: Point) => ({ identifier: 1, target, clientX: x, clientY: y });

/** A finger on the cell; the browser goes on to `click` unless it is told not to. */
function tap(
  to: Point = { x: 5, y: 5 },
  { rests = 80, cancelable = true, others = 0 }: { rests?: number; cancelable?: boolean; others?: number } = {},
): { clicks: boolean } {
  const cell = screen.getByRole('button');
  const more = Array.from({ length: others }, () => touchOf(cell, { x: 90, y: 90 }));
  const start = createEvent.touchStart(cell, { touches: [touchOf(cell, { x: 5, y: 5 }), ...more] });
  const end = createEvent.touchEnd(cell, { touches: more, changedTouches: [touchOf(cell, to)], cancelable });
  Object.defineProperty(start, 'timeStamp', { value: 1_000 });
  Object.defineProperty(end, 'timeStamp', { value: 1_000 + rests });
  fireEvent(cell, start);
  fireEvent(cell, end);
  if (!end.defaultPrevented) fireEvent.click(cell);
  return { clicks: !end.defaultPrevented };
}

describe('a tap', () => {
  beforeEach(() => {
    pressed.mockReset();
    render(<Cell />);
  });

  it('is answered when the finger leaves, once, in place of the click', () => {
    expect(tap({ x: 9, y: 12 })).toEqual({ clicks: false });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it.each<[string, Parameters<typeof tap>]>([
    ['a finger that has moved on, as in scrolling', [{ x: 5, y: 40 }]],
    ['a long press', [{ x: 5, y: 5 }, { rests: 700 }]],
    ['two fingers', [{ x: 5, y: 5 }, { others: 1 }]],
    ['a scroll under way, which cannot be held up', [{ x: 5, y: 5 }, { cancelable: false }]],
  ])('is none by %s: the browser decides', (_by, how) => {
    expect(tap(...how)).toEqual({ clicks: true });
    expect(pressed).toHaveBeenCalledOnce();
  });

  it('is not needed: a mouse, a key and a screen reader click', () => {
    fireEvent.click(screen.getByRole('button'));
    expect(pressed).toHaveBeenCalledOnce();
  });
});
