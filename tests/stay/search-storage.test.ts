// @vitest-environment jsdom
import fc from 'fast-check';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/search-keys';
import { addDays, countNights } from '@/lib/dates/day';
import { readSearchState } from '@/lib/stay/read-search-state';
import { searchStateAtom, storedSearchAtom } from '@/lib/stay/search-atoms';
import { initialSearchState, type SearchState, stateOfSearch, withStay } from '@/lib/stay/search-state';
import { migrateStored, searchStorage } from '@/lib/stay/search-storage';
import { stayLimits } from '@/lib/stay/stay-dates';
import type { StoredSearch } from '@/lib/stay/stored-search';

const today = '2026-11-21';
const namsan = { hotelId: 'haneul-namsan', hotelName: '하늘 남산' };
const bay = { hotelId: 'island-bay', hotelName: '섬' };

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** A state as it is stored. */
function storedFormOf(state: SearchState): StoredSearch {
  const store = createStore();
  store.set(searchStateAtom, state);
  return store.get(storedSearchAtom);
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});

describe('the store', () => {
  it('keeps a state with its version and gives it back', () => {
    const area = memory();
    const storage = searchStorage(() => area);
    const state = withStay(
      { ...initialSearchState(today), selectedHotels: [namsan] },
      { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' },
    );
    storage.write(storedFormOf(state));
    expect(JSON.parse(area.kept.get(SEARCH_STORAGE_KEY) ?? '')).toMatchObject({
      version: 1,
      state: { focusedHotel: namsan, date: { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' } },
    });
    expect(storage.read(today)).toEqual({ state, isReset: false });
    area.kept.clear();
    expect(storage.read(today).state).toEqual(initialSearchState(today));
  });

  it('keeps a pick that waits for its check-out', () => {
    const waiting = {
      ...withStay(initialSearchState(today), { checkInDate: '2026-12-24', checkOutDate: '2026-12-25' }),
      selectedEnd: null,
    };
    const area = memory();
    const storage = searchStorage(() => area);
    storage.write(storedFormOf(waiting));
    expect(storage.read(today).state).toEqual(waiting);
  });

  it.each([
    ['another day than the confirmed one', { selectedStart: '2026-12-20', selectedEnd: null }],
    ['no end that a calendar could pick', { selectedStart: '2026-12-24', selectedEnd: 'soon' }],
    ['no start', { selectedStart: null, selectedEnd: null }],
  ])('takes what is confirmed for selected where %s is', (_what, selected) => {
    const found = { confirmedStart: '2026-12-24', confirmedEnd: '2026-12-26', ...selected };
    expect(readSearchState(found, today)).toMatchObject({ selectedStart: '2026-12-24', selectedEnd: '2026-12-26' });
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 99, state: { selectedCategory: 'theme' } })],
    ['a bare text', '"hello"'],
    ['no state', JSON.stringify({ version: 1 })],
  ])('with %s in it starts again', (_what, text) => {
    const area = memory({ [SEARCH_STORAGE_KEY]: text });
    expect(searchStorage(() => area).read(today)).toEqual({ state: initialSearchState(today), isReset: false });
  });

  it('resets a past stay when it is read, and says so', () => {
    const state = withStay(initialSearchState('2026-10-01'), { checkInDate: '2026-10-02', checkOutDate: '2026-10-05' });
    const area = memory({ [SEARCH_STORAGE_KEY]: JSON.stringify({ version: 1, state }) });
    expect(searchStorage(() => area).read(today)).toEqual({ state: initialSearchState(today), isReset: true });
  });

  it('resets when only the unfinished pick is past', () => {
    const state = {
      ...withStay(initialSearchState(today), { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' }),
      selectedStart: '2026-11-02',
    };
    expect(readSearchState(state, today).confirmedStart).toBe(today);
  });

  it.each([
    ['longer than a stay may be', '2026-12-01', '2027-02-20', '2026-12-31'],
    ['beyond what can be booked', '2029-01-01', '2029-01-03', '2026-11-22'],
  ])('cuts a stored stay that is %s', (_what, confirmedStart, confirmedEnd, checkOutDate) => {
    expect(readSearchState({ confirmedStart, confirmedEnd }, today).confirmedEnd).toBe(checkOutDate);
  });

  it('takes over a bare state, as stored before the version was', () => {
    const state = { ...initialSearchState(today), rooms: [{ roomNumber: 1, adults: 4, minor: 1 }] };
    const area = memory({ [SEARCH_STORAGE_KEY]: JSON.stringify(state) });
    expect(searchStorage(() => area).read(today).state).toEqual(state);
  });

  it('walks every step from the version it was written in', () => {
    const steps = ['a', 'b', 'c'].map((step) => (state: unknown) => `${String(state)}${step}`);
    const walked = (stored: unknown) => migrateStored(stored, steps);
    expect(walked({ version: 0, state: '0' })).toBe('0abc');
    expect(walked({ version: 2, state: '2' })).toBe('2c');
    expect(walked({ version: 3, state: '3' })).toBe('3');
    for (const version of [4, -1, 1.5, '1', null]) expect(walked({ version, state: 'x' })).toBeNull();
  });

  it('holds each hotel once', () => {
    expect(readSearchState({ selectedHotels: [namsan, bay, namsan] }, today).selectedHotels).toEqual([namsan, bay]);
  });

  it.each([
    { guests: { toString: 1, valueOf: 1 } },
    { guests: [{ toString: 1 }] },
    { guests: '3' },
    { guests: [3] },
    { guests: true },
  ])('takes a room for the default one where a number of guests is none: %j', ({ guests }) => {
    for (const room of [
      { adults: guests, minor: 0 },
      { adults: 2, minor: guests },
    ]) {
      expect(readSearchState({ rooms: [room] }, today).rooms).toEqual(initialSearchState(today).rooms);
    }
  });

  it('reads nothing that follows from other fields', () => {
    const state = initialSearchState(today);
    const wrong = {
      focusedHotel: bay,
      availableDateRequest: { hotelIdList: ['elsewhere'], viewMonth: '2031-01', viewPeriod: 12 },
      disabledDates: [today],
      date: { checkInDate: '2027-01-01', checkOutDate: '2027-01-02' },
      yearMonth: '3101',
      type: 'checkOut',
    };
    expect(storedFormOf(readSearchState({ ...storedFormOf(state), ...wrong }, today))).toEqual(storedFormOf(state));
  });

  it('gives back unchanged what any form can choose', () => {
    const room = fc.record({ adults: fc.integer({ min: 1, max: 4 }), minor: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 369 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(room, { minLength: 1, maxLength: 3 }),
        fc.subarray([namsan, bay]),
        (ahead, nights, rooms, hotels) => {
          const checkInDate = addDays(today, ahead);
          const stay = { checkInDate, checkOutDate: addDays(checkInDate, nights) };
          const area = memory();
          const storage = searchStorage(() => area);
          const state = stateOfSearch(
            initialSearchState(today),
            { category: 'theme', detail: 'sea', hotelIds: hotels.map(({ hotelId }) => hotelId), rooms, ...stay },
            hotels,
          );
          storage.write(storedFormOf(state));
          expect(storage.read(today).state).toEqual(state);
        },
      ),
    );
  });

  it('that is forbidden or full costs nothing but the memory', () => {
    const storage = searchStorage(() => null);
    expect(storage.read(today).state).toEqual(initialSearchState(today));
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => searchStorage(() => full).write(storedFormOf(initialSearchState(today)))).not.toThrow();
  });

  it('never yields a state that cannot be searched, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(storedFormOf(initialSearchState(today)))), fc.jsonValue()),
        (any, fields) => {
          for (const found of [any, fields, { ...initialSearchState(today), ...fields }]) {
            const state = readSearchState(found, today);
            expect(state.rooms.length).toBeGreaterThan(0);
            expect(state.confirmedStart >= today).toBe(true);
            const nights = countNights(state.confirmedStart, state.confirmedEnd);
            expect(nights >= 1 && nights <= stayLimits.maxNights).toBe(true);
            expect(state.confirmedEnd <= addDays(today, stayLimits.bookableDays)).toBe(true);
            expect(readSearchState(state, today), 'reading twice changes nothing').toEqual(state);
          }
        },
      ),
    );
  });
});
