import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useNights } from '@/components/stay/use-nights';
import { queryClient } from '@/lib/bff/query-client';
import { askHotelNights } from '@/lib/stay/nights-atoms';
import { writeRoom } from '@/lib/stay/rooms';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';

interface Asked {
  hotelIdList: string[];
  viewMonth: string;
  viewPeriod: number;
  signal: AbortSignal;
  answer: (status?: number) => void;
}

const asked: Asked[] = [];

/** One night in the middle of each month asked for, dearer from hotel to hotel. */
function nightsFor({ hotelIdList, viewMonth, viewPeriod }: Asked) {
  const [year = 0, month = 1] = viewMonth.split('-').map(Number);
  const days = Array.from({ length: viewPeriod }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index, 15)).toISOString().slice(0, 10),
  );
  return hotelIdList.map((hotelId, index) => ({
    hotelId,
    nights: days.map((date) => ({ date, available: true, lowestKrw: 100_000 * (index + 1), minimumStayNights: 1 })),
  }));
}

beforeEach(() => {
  queryClient().clear();
  asked.length = 0;
  stubFetch((_path: string, init: SentRequest) => {
    return new Promise((resolve, reject) => {
      const request: Asked = {
        ...JSON.parse(init.body ?? ''),
        signal: init.signal,
        answer: (status = 200) => {
          const body = status === 200 ? { data: { hotels: nightsFor(request) } } : {};
          resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
        },
      };
      init.signal.addEventListener('abort', () => reject(init.signal.reason));
      asked.push(request);
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const december = { hotelIds: ['oreum-jeju'], rooms: [{ adults: 2, minor: 0 }], viewMonth: '2026-12', viewPeriod: 2 };
const show = (first = december, active = true) =>
  renderHook(
    ({ hotelIds, rooms, ...view }) => {
      return useNights({
        owner: [hotelIds.join(' '), rooms.map(writeRoom).join(' ')],
        ask: askHotelNights(hotelIds, { rooms }),
        ...view,
        active,
      });
    },
    { initialProps: first },
  );
const months = () => asked.map(({ viewMonth, viewPeriod }) => `${viewMonth} +${viewPeriod}`);
const answer = async (index: number, status?: number) => {
  await waitFor(() => expect(asked.length).toBeGreaterThan(index));
  await act(async () => asked[index]?.answer(status));
};

describe('nights in view', () => {
  it('are fetched for the months that are seen, then what the next turn shows', async () => {
    const { result } = show();
    expect(result.current.status).toBe('loading');
    await answer(0);
    await waitFor(() => expect(result.current.status).toBe('ready'));
    expect(result.current.nights.best.get('2027-01-15')?.lowestKrw).toBe(100_000);
    await waitFor(() => expect(months()).toEqual(['2026-12 +2', '2027-01 +2']));
  });

  it('after a turn ask only for what is not known', async () => {
    const { rerender, result } = show();
    await answer(0);
    await waitFor(() => expect(asked).toHaveLength(2));
    await answer(1);
    rerender({ ...december, viewMonth: '2027-01' });
    expect(result.current.status).toBe('ready');
    await waitFor(() => expect(months()).toEqual(['2026-12 +2', '2027-01 +2', '2027-02 +2']));
  });

  it('are given up when they are left, and when the calendar closes', async () => {
    const { rerender, unmount } = show();
    await waitFor(() => expect(asked).toHaveLength(1));
    rerender({ ...december, viewMonth: '2027-06' });
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(asked[1]?.signal.aborted).toBe(false);
    unmount();
    expect(asked[1]?.signal.aborted).toBe(true);
  });

  it('are there at once when the calendar opens again', async () => {
    const first = show();
    await answer(0);
    await waitFor(() => expect(first.result.current.status).toBe('ready'));
    first.unmount();
    expect(show().result.current.status).toBe('ready');
    expect(months().filter((text) => text.startsWith('2026-12'))).toHaveLength(1);
  });

  it('are there for another part of the page, which only reads them, with those of the next turn', async () => {
    const reader = show(december, false);
    show();
    await answer(0);
    await waitFor(() => expect(reader.result.current.nights.best.has('2026-12-15')).toBe(true));
    await answer(1);
    await waitFor(() => expect(reader.result.current.nights.best.has('2027-02-15')).toBe(true));
    expect(asked).toHaveLength(2);
  });

  it('fail aloud, and come when they are asked for again', async () => {
    const { result } = show();
    await answer(0, 503);
    await waitFor(() => expect(result.current.status).toBe('failed'));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe('loading'));
    await answer(1);
    await waitFor(() => expect(result.current.status).toBe('ready'));
  });

  it('are those of the party: with other guests they are asked for again', async () => {
    const { rerender } = show();
    await answer(0);
    await waitFor(() => expect(asked).toHaveLength(2));
    const rooms = [{ adults: 3, minor: 1 }];
    rerender({ ...december, rooms });
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ viewMonth: '2026-12', rooms }));
  });
});
