import fc from 'fast-check';
import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { countNights } from '@/lib/stay/dates';
import { removeEmptyValues } from '@/lib/stay/filter-values';
import {
  availableDateRequestAtom,
  confirmedNightCountAtom,
  confirmedStayAtom,
  focusedHotelAtom,
  roomsAtom,
  searchStateAtom,
  searchStorage,
  selectedEndAtom,
  selectedHotelsAtom,
  selectedNightCountAtom,
  selectedStartAtom,
  takeOverSearchAtom,
  yearMonthAtom,
} from '@/lib/stay/search-atoms';
import {
  initialSearchState,
  readSearchState,
  resetPastStay,
  searchOfState,
  stateOfSearch,
  withStay,
} from '@/lib/stay/search-state';
import { SEARCH_STORAGE_KEY } from '@/lib/stay/search-storage-key';

const today = '2026-11-21';
const now = () => new Date('2026-11-21T03:00:00Z');
const namsan = { hotelId: 'haneul-namsan', hotelName: '하늘 남산' };
const bay = { hotelId: 'island-bay', hotelName: '섬' };

function memory(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the search state at first', () => {
  it('is the specification’s', () => {
    expect(initialSearchState(today)).toEqual({
      selectedCategory: 'location',
      categoryDetail: '전체',
      selectedHotels: [],
      focusedHotel: null,
      availableDateRequest: { hotelIdList: [], viewMonth: '2026-11', viewPeriod: 2 },
      disabledDates: [],
      rooms: [{ roomNumber: 1, adults: 2, minor: 0 }],
      selectedStart: '2026-11-21',
      selectedEnd: '2026-11-22',
      confirmedStart: '2026-11-21',
      confirmedEnd: '2026-11-22',
      date: { checkInDate: '2026-11-21', checkOutDate: '2026-11-22' },
      yearMonth: '2611',
      type: 'room',
    });
  });
});

describe('a stored start that is past', () => {
  const future = withStay(initialSearchState(today), { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' });
  it.each([
    ['selected', { ...future, selectedStart: '2026-11-20' }],
    ['confirmed', { ...future, confirmedStart: '2026-11-20' }],
  ])('%s: resets the dates to today and tomorrow, and nothing else', (_which, state) => {
    const rooms = [{ roomNumber: 1, adults: 3, minor: 1 }];
    const reset = resetPastStay({ ...state, rooms, selectedHotels: [namsan] }, today);
    expect(reset).toMatchObject({
      selectedStart: today,
      selectedEnd: '2026-11-22',
      confirmedStart: today,
      confirmedEnd: '2026-11-22',
      date: { checkInDate: today, checkOutDate: '2026-11-22' },
      rooms,
      selectedHotels: [namsan],
    });
  });

  it('today itself is not past', () => {
    const state = withStay(initialSearchState('2026-11-01'), { checkInDate: today, checkOutDate: '2026-11-25' });
    expect(resetPastStay(state, today)).toBe(state);
  });
});

describe('the store', () => {
  it('keeps a state with its version and gives it back', () => {
    const area = memory();
    const storage = searchStorage(now, () => area);
    const state = withStay(
      { ...initialSearchState(today), selectedHotels: [namsan], focusedHotel: namsan },
      { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' },
    );
    storage.setItem(SEARCH_STORAGE_KEY, state);
    expect(JSON.parse(area.kept.get(SEARCH_STORAGE_KEY) ?? '')).toMatchObject({ version: 1 });
    expect(storage.getItem(SEARCH_STORAGE_KEY)).toMatchObject({
      confirmedStart: '2026-12-24',
      confirmedEnd: '2026-12-26',
      focusedHotel: namsan,
    });
    storage.removeItem(SEARCH_STORAGE_KEY);
    expect(storage.getItem(SEARCH_STORAGE_KEY)).toEqual(initialSearchState(today));
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 99, state: { selectedCategory: 'theme' } })],
    ['a bare text', '"hello"'],
    ['no state', JSON.stringify({ version: 1 })],
  ])('with %s in it starts anew', (_what, text) => {
    const area = memory({ [SEARCH_STORAGE_KEY]: text });
    expect(searchStorage(now, () => area).getItem(SEARCH_STORAGE_KEY)).toEqual(initialSearchState(today));
  });

  it('resets a past stay when it is read', () => {
    const state = withStay(initialSearchState('2026-10-01'), { checkInDate: '2026-10-02', checkOutDate: '2026-10-05' });
    const area = memory({ [SEARCH_STORAGE_KEY]: JSON.stringify({ version: 1, state }) });
    expect(searchStorage(now, () => area).getItem(SEARCH_STORAGE_KEY).date).toEqual({
      checkInDate: today,
      checkOutDate: '2026-11-22',
    });
  });

  it('resets when only the unfinished pick is past', () => {
    const state = {
      ...withStay(initialSearchState(today), { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' }),
      selectedStart: '2026-11-02',
    };
    expect(readSearchState(state, today).confirmedStart).toBe(today);
  });

  it('that is forbidden or full costs nothing but the memory', () => {
    const storage = searchStorage(now, () => null);
    expect(storage.getItem(SEARCH_STORAGE_KEY)).toEqual(initialSearchState(today));
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(() => searchStorage(now, () => full).setItem(SEARCH_STORAGE_KEY, initialSearchState(today))).not.toThrow();
  });

  it('never yields a state that cannot be searched, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(initialSearchState(today))), fc.jsonValue()),
        (any, fields) => {
          for (const found of [any, fields, { ...initialSearchState(today), ...fields }]) {
            const state = readSearchState(found, today);
            expect(state.rooms.length).toBeGreaterThan(0);
            expect(state.confirmedStart >= today).toBe(true);
            expect(countNights(state.confirmedStart, state.confirmedEnd)).toBeGreaterThan(0);
            expect(state.date).toEqual({ checkInDate: state.confirmedStart, checkOutDate: state.confirmedEnd });
          }
        },
      ),
    );
  });
});

describe('an address wins over the store', () => {
  it('and the state says afterwards what the address said', () => {
    const search = {
      category: 'theme',
      detail: 'onsen',
      hotelIds: ['haneul-namsan'],
      checkInDate: '2026-12-24',
      checkOutDate: '2026-12-26',
      rooms: [{ adults: 1, minor: 2 }],
    };
    const state = stateOfSearch(initialSearchState(today), search, [namsan, bay]);
    expect(searchOfState(state)).toEqual(search);
    expect(state.focusedHotel).toEqual(namsan);
  });
});

describe('the atoms', () => {
  it('follow a stay, a choice of hotels and rooms', () => {
    const store = createStore();
    store.set(searchStateAtom, initialSearchState(today));
    store.set(confirmedStayAtom, { checkInDate: '2027-01-03', checkOutDate: '2027-01-07' });
    expect(store.get(confirmedNightCountAtom)).toBe(4);
    expect(store.get(yearMonthAtom)).toBe('2701');
    store.set(selectedStartAtom, '2027-01-10');
    store.set(selectedEndAtom, null);
    expect(store.get(selectedNightCountAtom)).toBe(0);
    expect(store.get(confirmedNightCountAtom)).toBe(4);
    store.set(selectedHotelsAtom, [namsan]);
    expect(store.get(focusedHotelAtom)).toEqual(namsan);
    expect(store.get(availableDateRequestAtom).hotelIdList).toEqual(['haneul-namsan']);
    store.set(selectedHotelsAtom, [namsan, bay]);
    expect(store.get(focusedHotelAtom)).toBeNull();
    store.set(availableDateRequestAtom, { hotelIdList: ['island-bay'], viewMonth: '2027-02', viewPeriod: 2 });
    expect(store.get(yearMonthAtom)).toBe('2702');
    store.set(roomsAtom, [
      { adults: 1, minor: 0 },
      { adults: 2, minor: 2 },
    ]);
    expect(store.get(roomsAtom)[1]).toEqual({ roomNumber: 2, adults: 2, minor: 2 });
    store.set(takeOverSearchAtom, { ...searchOfState(initialSearchState(today)), hotelIds: ['island-bay'] }, [bay]);
    expect(store.get(focusedHotelAtom)).toEqual(bay);
    expect(store.get(searchStateAtom).confirmedStart).toBe(today);
  });
});

describe('filter values', () => {
  it('lose what is empty and keep numbers, zero included', () => {
    expect(
      removeEmptyValues({ a: '', b: ' ', c: null, d: undefined, e: [], f: {}, g: 0, h: 5, i: 'x', j: ['y'], k: false }),
    ).toEqual({ g: 0, h: 5, i: 'x', j: ['y'], k: false });
  });
});
