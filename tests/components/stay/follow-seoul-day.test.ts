// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followSeoulDay } from '@/components/stay/use-seoul-day';
import { noteServerTime } from '@/lib/bff/server-clock';

const DAY_MS = 86_400_000;
/** What the server's clock is ahead of the device's. */
const aheadMs = 3 * DAY_MS;
const isAsked = vi.fn();
/** The client of the handlers is loaded on demand, then Luxon when the day has changed. */
const pass = async (ms: number) => {
  for (const each of [ms, 0]) {
    await vi.advanceTimersByTimeAsync(each);
    await vi.dynamicImportSettled();
  }
};
const answer = () => {
  isAsked();
  return Promise.resolve(new Response('{}', { headers: { date: new Date(Date.now() + aheadMs).toUTCString() } }));
};

describe('a page that stays open', () => {
  const listener = vi.fn<(day: string) => void>();
  const days = () => listener.mock.calls.map(([day]) => day);
  let stop: () => void = () => undefined;
  const open = async (shown: string) => {
    stop = followSeoulDay(shown, listener);
    await pass(0);
  };

  beforeEach(async () => {
    // A minute before midnight of 2027-01-03 at the server.
    vi.useFakeTimers({ now: new Date('2026-12-31T14:59:00Z') });
    vi.stubGlobal('fetch', vi.fn(answer));
    listener.mockClear();
    isAsked.mockClear();
    noteServerTime((await answer()).headers);
    isAsked.mockClear();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
  });

  it('is called at midnight in Seoul by the server’s clock, and at each one after it', async () => {
    await open('2027-01-03');
    await pass(59_999);
    expect([days(), isAsked.mock.calls.length]).toEqual([[], 0]);
    await pass(1);
    expect(days()).toEqual(['2027-01-04']);
    await pass(DAY_MS);
    expect(days()).toEqual(['2027-01-04', '2027-01-05']);
  });

  it('is called when a sleeping device is used again', async () => {
    await open('2027-01-03');
    vi.setSystemTime(new Date('2027-01-03T03:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await pass(0);
    expect(days()).toEqual(['2027-01-06']);
  });

  it('keeps its day when only the clock of the device was moved', async () => {
    await open('2027-01-03');
    vi.setSystemTime(new Date('2029-01-01T00:00:00Z'));
    vi.mocked(fetch).mockImplementation(() =>
      Promise.resolve(new Response('{}', { headers: { date: 'Sun, 03 Jan 2027 14:59:10 GMT' } })),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(days()).toEqual([]);
  });

  it('is called at once where it was cached on an earlier day', async () => {
    await open('2027-01-03');
    stop();
    expect(days()).toEqual([]);
    await open('2027-01-01');
    expect(days()).toEqual(['2027-01-03']);
  });

  it('is not called after it has ended', async () => {
    await open('2027-01-03');
    stop();
    await pass(DAY_MS);
    expect(listener).not.toHaveBeenCalled();
  });
});
