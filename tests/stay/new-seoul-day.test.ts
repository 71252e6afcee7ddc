// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seoulToday } from '@/lib/stay/dates';
import { onNewSeoulDay } from '@/lib/stay/new-seoul-day';

describe('a page that stays open', () => {
  const listener = vi.fn(() => seoulToday(new Date()));
  const days = () => listener.mock.results.map(({ value }) => value);
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-12-31T14:59:00Z') });
    listener.mockClear();
    stop = onNewSeoulDay(listener);
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('is called at midnight in Seoul, and at each one after it', () => {
    vi.advanceTimersByTime(59_999);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(days()).toEqual(['2027-01-01']);
    vi.advanceTimersByTime(86_400_000);
    expect(days()).toEqual(['2027-01-01', '2027-01-02']);
  });

  it('is called when a sleeping device is used again', () => {
    vi.setSystemTime(new Date('2027-01-03T03:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(days()).toEqual(['2027-01-03']);
  });

  it('is called at once where the page was cached on an earlier day', () => {
    onNewSeoulDay(listener, '2026-12-30')();
    expect(days()).toEqual(['2026-12-31']);
    onNewSeoulDay(listener, '2026-12-31')();
    expect(listener).toHaveBeenCalledOnce();
  });

  it('is not called after it has ended', () => {
    stop();
    vi.advanceTimersByTime(86_400_000);
    expect(listener).not.toHaveBeenCalled();
  });
});
