// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { calendarInPageAtom, searchNightsAtom, searchNightsSource } from '@/components/search-form/search-nights';
import { queryClient } from '@/lib/bff/query-client';
import {
  availableDateRequestAtom,
  nightsSourceAtom,
  pageHotelAtom,
  searchStateAtom,
  selectedHotelsAtom,
  storedSearchAtom,
} from '@/lib/stay/search-atoms';
import { initialSearchState } from '@/lib/stay/search-state';
import { type SentRequest, stubFetch } from '../../setup/stub-fetch';

const namsan = { hotelId: 'haneul-namsan', hotelName: 'Haneul Namsan' };
const oreum = { hotelId: 'oreum-jeju', hotelName: 'Oreum Jeju' };
const asked: { hotelIdList: string[]; viewMonth: string; viewPeriod: number }[] = [];

/** The 15th of each month asked for is free, the 16th sold out; the price rises from hotel to hotel. */
async function answerNights(_path: string, { body = '' }: SentRequest): Promise<Response> {
  const request = JSON.parse(body);
  asked.push(request);
  const hotels = request.hotelIdList.map((hotelId: string, index: number) => ({
    hotelId,
    nights: [
      { date: `${request.viewMonth}-15`, available: true, lowestKrw: 100_000 * (index + 1), minimumStayNights: 1 },
      { date: `${request.viewMonth}-16`, available: false, lowestKrw: null, minimumStayNights: 1 },
    ],
  }));
  return Response.json({ data: { hotels } });
}

beforeEach(() => {
  queryClient.clear();
  asked.length = 0;
  stubFetch(answerNights);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

/** A page with the calendar in it, or without. */
function page({ withCalendar = true } = {}) {
  const store = createStore();
  store.set(searchStateAtom, initialSearchState('2026-12-01'));
  store.set(nightsSourceAtom, searchNightsSource);
  store.set(calendarInPageAtom, withCalendar);
  store.sub(searchNightsAtom, () => undefined);
  store.sub(storedSearchAtom, () => undefined);
  return store;
}
const shown = (store: ReturnType<typeof page>) => store.get(searchNightsAtom);
const stored = (store: ReturnType<typeof page>) => store.get(storedSearchAtom);

describe('the nights of the search', () => {
  it('are asked for by the available-date request, and fill the disabled dates that are stored', async () => {
    const store = page();
    store.set(selectedHotelsAtom, [namsan]);
    await waitFor(() => expect(shown(store).status).toBe('ready'));
    expect(asked[0]).toMatchObject({ ...stored(store).availableDateRequest, rooms: [{ adults: 2, minor: 0 }] });
    await waitFor(() => expect(stored(store).disabledDates).toEqual(['2026-12-16', '2027-01-16']));
    store.set(availableDateRequestAtom, '2027-03');
    await waitFor(() => expect(stored(store).disabledDates).toContain('2027-03-16'));
    store.set(selectedHotelsAtom, [oreum]);
    expect(stored(store).disabledDates, 'what is sold out elsewhere is forgotten').toEqual([]);
  });

  it('of several hotels are one request, whatever the order, at the lowest price', async () => {
    const store = page();
    store.set(selectedHotelsAtom, [oreum, namsan]);
    await waitFor(() => expect(shown(store).status).toBe('ready'));
    expect(asked[0]?.hotelIdList).toEqual(['haneul-namsan', 'oreum-jeju']);
    expect(shown(store).nights.best.get('2026-12-15')?.lowestKrw).toBe(100_000);
    expect(shown(store).nights.hotels).toHaveLength(2);
    store.set(selectedHotelsAtom, [namsan, oreum]);
    expect(shown(store).status).toBe('ready');
  });

  it('of one hotel are its own alone, after it was chosen together with another', async () => {
    const store = page();
    store.set(selectedHotelsAtom, [namsan, oreum]);
    await waitFor(() => expect(shown(store).nights.hotels).toHaveLength(2));
    store.set(selectedHotelsAtom, [namsan]);
    expect(shown(store).status).toBe('loading');
    await waitFor(() => expect(shown(store).status).toBe('ready'));
    expect(shown(store).nights.hotels).toHaveLength(1);
  });

  it('of a hotel’s page are its own', async () => {
    const store = page();
    store.set(pageHotelAtom, oreum);
    await waitFor(() => expect(shown(store).status).toBe('ready'));
    expect(asked[0]?.hotelIdList).toEqual(['oreum-jeju']);
  });

  it('are not requested where no hotel is chosen', () => {
    expect(shown(page()).status).toBe('off');
    expect(asked).toEqual([]);
  });

  it('are not asked for before a calendar is in the page, and stay known after it has gone', async () => {
    const store = page({ withCalendar: false });
    store.set(selectedHotelsAtom, [namsan]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    store.set(calendarInPageAtom, true);
    await waitFor(() => expect(stored(store).disabledDates).toContain('2026-12-16'));
    store.set(calendarInPageAtom, false);
    expect(stored(store).disabledDates).toContain('2026-12-16');
  });
});
