import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSwipe } from '@/components/stay/use-swipe';

const turn = vi.fn<(to: 'previous' | 'next') => void>();

function Strip() {
  return (
    <div data-testid="area" {...useSwipe({ canTurn: () => true, turn })}>
      <div data-testid="strip" />
    </div>
  );
}

beforeEach(() => {
  turn.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  render(<Strip />);
  Object.assign(screen.getByTestId('area'), { setPointerCapture: vi.fn() });
});

const finger = (pointerId: number, clientX: number) => ({
  ...{ pointerId, clientX, clientY: 20 },
  ...{ pointerType: 'touch', isPrimary: pointerId === 1, bubbles: true },
});
const at = () => screen.getByTestId('strip').style.translate;

it('a finger moved far enough turns, and the strip is back in place', () => {
  const area = screen.getByTestId('area');
  fireEvent.pointerDown(area, finger(1, 200));
  fireEvent.pointerMove(area, finger(1, 140));
  expect(at()).toBe('-30px');
  fireEvent.pointerUp(area, finger(1, 140));
  expect(turn.mock.calls).toEqual([['next']]);
  expect(at()).toBe('');
});

it('a second finger ends the swipe: nothing turns, and the strip is back in place', () => {
  const area = screen.getByTestId('area');
  fireEvent.pointerDown(area, finger(1, 200));
  fireEvent.pointerMove(area, finger(1, 140));
  fireEvent.pointerDown(area, finger(2, 300));
  expect(at()).toBe('');
  for (const pointerId of [1, 2]) {
    fireEvent.pointerMove(area, finger(pointerId, 100));
    fireEvent.pointerUp(area, finger(pointerId, 100));
  }
  expect(at()).toBe('');
  expect(turn).not.toHaveBeenCalled();
});

it('another finger moves nothing', () => {
  const area = screen.getByTestId('area');
  fireEvent.pointerDown(area, finger(1, 200));
  fireEvent.pointerMove(area, finger(2, 100));
  fireEvent.pointerUp(area, finger(2, 100));
  expect(at()).toBe('');
  expect(turn).not.toHaveBeenCalled();
});
