import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useSearchNights } from '@/components/stay/use-nights';
import { queryClient } from '@/lib/bff/query-client';
import { type ChosenStay, initialChoice } from '@/lib/stay/chosen-stay';
import { availableDateRequest, writeStoredSearch } from '@/lib/stay/stored-search';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';

const namsan = { hotelId: 'haneul-namsan', hotelName: 'Haneul Namsan' };
const oreum = { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' };
const asked: { hotelIdList?: string[]; detail?: string; viewMonth: string; viewPeriod: number }[] = [];

/** The 15th of each month asked for is free, the 16th sold out; the price rises from hotel to hotel. */
async function answerNights(_path: string, { body = '' }: SentRequest): Promise<Response> {
  const request = JSON.parse(body);
  asked.push(request);
  const nightsFrom = (lowestKrw: number) => [
    { date: `${request.viewMonth}-15`, available: true, lowestKrw, minimumStayNights: 1 },
    { date: `${request.viewMonth}-16`, available: false, lowestKrw: null, minimumStayNights: 1 },
  ];
  if (!request.hotelIdList) return Response.json({ data: { partyTooLarge: null, nights: nightsFrom(50_000) } });
  const hotels = request.hotelIdList.map((hotelId: string, index: number) => ({
    hotelId,
    nights: nightsFrom(100_000 * (index + 1)),
  }));
  return Response.json({ data: { hotels } });
}

beforeEach(() => {
  queryClient().clear();
  asked.length = 0;
  stubFetch(answerNights);
});

const december = initialChoice('2026-12-01');
interface Shown extends Partial<ChosenStay> {
  accessible?: boolean;
  /** The calendar is open. */
  active?: boolean;
}

/** A form on a wide screen that shows a choice. */
function show(first: Shown = {}) {
  const { result, rerender } = renderHook(
    ({ active = true, accessible, ...chosen }: Shown) => {
      const choice = { ...december, ...chosen };
      const found = useSearchNights(availableDateRequest(choice, { viewPeriod: 2 }), { ...choice, accessible }, active);
      return { ...found, stored: writeStoredSearch(choice, { viewPeriod: 2, nights: found.nights }) };
    },
    { initialProps: first },
  );
  return { rerender, now: () => result.current };
}

describe('the nights of the search', () => {
  it('are asked for by the available-date request, and fill the disabled dates that are stored', async () => {
    const { now, rerender } = show({ hotels: [namsan] });
    await waitFor(() => expect(now().status).toBe('ready'));
    expect(asked[0]).toMatchObject({ ...now().stored.availableDateRequest, rooms: [{ adults: 2, minor: 0 }] });
    await waitFor(() => expect(now().stored.disabledDates).toEqual(['2026-12-16', '2027-01-16']));
    rerender({ hotels: [namsan], viewMonth: '2027-03' });
    await waitFor(() => expect(now().stored.disabledDates).toContain('2027-03-16'));
    rerender({ hotels: [oreum], viewMonth: '2027-03' });
    expect(now().stored.disabledDates, 'what is sold out elsewhere is forgotten').toEqual([]);
  });

  it('of several hotels are one request, whatever the order, at the lowest price', async () => {
    const { now, rerender } = show({ hotels: [oreum, namsan] });
    await waitFor(() => expect(now().status).toBe('ready'));
    expect(asked[0]?.hotelIdList).toEqual(['haneul-namsan', 'oreum-jeju']);
    expect(now().nights.best.get('2026-12-15')?.lowestKrw).toBe(100_000);
    expect(now().nights.hotels).toHaveLength(2);
    rerender({ hotels: [namsan, oreum] });
    expect(now().status).toBe('ready');
  });

  it('of one hotel are its own alone, after it was chosen together with another', async () => {
    const { now, rerender } = show({ hotels: [namsan, oreum] });
    await waitFor(() => expect(now().nights.hotels).toHaveLength(2));
    rerender({ hotels: [namsan] });
    await waitFor(() => expect(now().status).toBe('loading'));
    await waitFor(() => expect(now().status).toBe('ready'));
    expect(now().nights.hotels).toHaveLength(1);
  });

  it('are those of the chosen place, or of all hotels, where no hotel is chosen', async () => {
    const { now, rerender } = show({ detail: 'jeju' });
    await waitFor(() => expect(now().status).toBe('ready'));
    expect(asked[0]).toEqual({
      category: 'location',
      detail: 'jeju',
      rooms: [{ adults: 2, minor: 0 }],
      viewMonth: '2026-12',
      viewPeriod: 2,
    });
    expect(now().nights.best.get('2026-12-15')?.lowestKrw).toBe(50_000);
    expect(now().stored.disabledDates).toContain('2026-12-16');
    rerender({});
    await waitFor(() => expect(asked.at(-1)).toEqual(expect.not.objectContaining({ detail: 'jeju' })));
    await waitFor(() => expect(now().status).toBe('ready'));
    const answered = asked.length;
    rerender({ detail: 'jeju' });
    expect(now().status, 'cached as the nights of hotels are').toBe('ready');
    rerender({ detail: 'jeju', hotels: [oreum] });
    await waitFor(() => expect(asked.at(answered)?.hotelIdList).toEqual(['oreum-jeju']));
    await waitFor(() => expect(now().nights.best.get('2026-12-15')?.lowestKrw).toBe(100_000));
  });

  it.each([
    ['of a hotel', { hotels: [namsan] }],
    ['of a place', { detail: 'jeju' }],
  ])('%s are asked for with the need of an accessible room, and again without it', async (_, chosen) => {
    const { now, rerender } = show({ ...chosen, accessible: true });
    await waitFor(() => expect(now().status).toBe('ready'));
    expect(asked[0]).toMatchObject({ accessible: true });
    const withNeed = asked.length;
    rerender(chosen);
    await waitFor(() => expect(asked.length).toBeGreaterThan(withNeed));
    expect(asked.at(-1)).not.toHaveProperty('accessible');
  });

  it('are not asked for before the calendar is open, and stay known after it has closed', async () => {
    const { now, rerender } = show({ hotels: [namsan], active: false });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    rerender({ hotels: [namsan] });
    await waitFor(() => expect(now().stored.disabledDates).toContain('2026-12-16'));
    rerender({ hotels: [namsan], active: false });
    expect(now().stored.disabledDates).toContain('2026-12-16');
  });
});
