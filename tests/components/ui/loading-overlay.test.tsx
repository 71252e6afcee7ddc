import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadingOverlay } from '@/components/ui/loading-overlay';
import { beginWaiting, useWaiting } from '@/components/ui/use-waiting';

/** jsdom hides every popover; what it draws is shown in the journeys. */
const isShown = () => screen.getByText('Loading...').closest('[popover]')?.hasAttribute('hidden') === false;

function Action({ pending, afterMs }: { pending: boolean; afterMs?: number }) {
  useWaiting(pending, afterMs);
  return null;
}

describe('LoadingOverlay', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('says exactly what the specification says', () => {
    render(<LoadingOverlay />);
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Loading...');
    expect(isShown()).toBe(false);
  });

  it('is shown while anything is waited for, by one flag', () => {
    render(<LoadingOverlay />);
    const [first, second] = [beginWaiting(), beginWaiting()];
    expect(isShown()).toBe(true);
    first();
    first();
    expect(isShown(), 'the second goes on').toBe(true);
    second();
    expect(isShown()).toBe(false);
  });

  it('is shown from the beginning of an action, and goes with what began it', () => {
    render(<LoadingOverlay />);
    const { rerender, unmount } = render(<Action pending={false} />);
    rerender(<Action pending />);
    expect(isShown()).toBe(true);
    rerender(<Action pending={false} />);
    expect(isShown()).toBe(false);
    rerender(<Action pending />);
    unmount();
    expect(isShown()).toBe(false);
  });

  it('is shown late where it is asked to be, and not at all for what is quicker', () => {
    render(<LoadingOverlay />);
    const { rerender } = render(<Action pending afterMs={400} />);
    vi.advanceTimersByTime(399);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    rerender(<Action pending={false} afterMs={400} />);
    expect(isShown()).toBe(false);
    rerender(<Action pending afterMs={400} />);
    rerender(<Action pending={false} afterMs={400} />);
    vi.advanceTimersByTime(1_000);
    expect(isShown()).toBe(false);
  });

  it('does not stand over a page that comes back out of the back/forward cache', () => {
    render(<LoadingOverlay />);
    beginWaiting();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(isShown()).toBe(false);
  });
});
