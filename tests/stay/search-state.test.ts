// @vitest-environment jsdom
import { atom, createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gatherNights, unknownNights } from '@/lib/stay/availability';
import { removeEmptyValues } from '@/lib/stay/filter-values';
import {
  availableDateRequestAtom,
  datePickAtom,
  dateTypeAtom,
  disabledDatesAtom,
  nightsSourceAtom,
  pageHotelAtom,
  roomsAtom,
  searchStateAtom,
  selectedHotelsAtom,
  selectedNightCountAtom,
  settlePickAtom,
  storedSearchAtom,
} from '@/lib/stay/search-atoms';
import { initialSearchState, resetPastStay, searchOfState, stateOfSearch, withStay } from '@/lib/stay/search-state';

const today = '2026-11-21';
const namsan = { hotelId: 'haneul-namsan', hotelName: '하늘 남산' };
const bay = { hotelId: 'island-bay', hotelName: '섬' };

/** A window of 1440 or of 390 px. */
function showAt(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
}
beforeEach(() => showAt(true));

function storeWith(state = initialSearchState(today)) {
  const store = createStore();
  store.set(searchStateAtom, state);
  return store;
}

describe('the stored search state at first', () => {
  it.each([
    ['wide', true, 2],
    ['narrow', false, 1],
  ])('is the specification’s in a %s window', (_width, isWide, viewPeriod) => {
    showAt(isWide);
    expect(storeWith().get(storedSearchAtom)).toEqual({
      selectedCategory: 'location',
      categoryDetail: '전체',
      selectedHotels: [],
      focusedHotel: null,
      availableDateRequest: { hotelIdList: [], viewMonth: '2026-11', viewPeriod },
      disabledDates: [],
      rooms: [{ roomNumber: 1, adults: 2, minor: 0 }],
      selectedStart: '2026-11-21',
      selectedEnd: '2026-11-22',
      confirmedStart: '2026-11-21',
      confirmedEnd: '2026-11-22',
      date: { checkInDate: '2026-11-21', checkOutDate: '2026-11-22' },
      yearMonth: '2611',
      type: 'checkIn',
      selectedNightCount: 1,
      confirmedNightCount: 1,
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
      rooms,
      selectedHotels: [namsan],
    });
  });

  it('today itself is not past', () => {
    const state = withStay(initialSearchState('2026-11-01'), { checkInDate: today, checkOutDate: '2026-11-25' });
    expect(resetPastStay(state, today)).toBe(state);
  });
});

describe('an address wins over the store', () => {
  it('and the state says afterwards what the address said', () => {
    const search = {
      category: 'location',
      detail: '전체',
      hotelIds: ['haneul-namsan'],
      checkInDate: '2026-12-24',
      checkOutDate: '2026-12-26',
      rooms: [{ adults: 1, minor: 2 }],
    };
    const state = stateOfSearch(initialSearchState(today), search, [namsan, bay]);
    expect(searchOfState(state)).toEqual(search);
    expect(storeWith(state).get(storedSearchAtom).focusedHotel).toEqual(namsan);
    const byPlace = { ...search, category: 'theme', detail: 'onsen', hotelIds: [] };
    expect(searchOfState(stateOfSearch(initialSearchState(today), byPlace, []))).toEqual(byPlace);
  });

  it('and hotels that were chosen outrank the place they were looked for in', () => {
    const state = { ...initialSearchState(today), selectedCategory: 'theme', categoryDetail: 'onsen' };
    expect(searchOfState(state)).toMatchObject({ category: 'theme', detail: 'onsen', hotelIds: [] });
    expect(searchOfState({ ...state, selectedHotels: [bay] })).toMatchObject({
      category: 'location',
      detail: '전체',
      hotelIds: ['island-bay'],
    });
  });
});

describe('what follows from a choice', () => {
  it('of hotels: the one chosen alone has the focus, and the nights of all are asked for', () => {
    const store = storeWith();
    store.set(selectedHotelsAtom, [namsan]);
    expect(store.get(storedSearchAtom).focusedHotel).toEqual(namsan);
    store.set(selectedHotelsAtom, [bay, namsan]);
    expect(store.get(storedSearchAtom).focusedHotel).toBeNull();
    expect(store.get(availableDateRequestAtom).hotelIdList).toEqual(['haneul-namsan', 'island-bay']);
  });

  it('of a hotel’s page: its nights are asked for, whatever hotels are chosen for a search', () => {
    const store = storeWith();
    store.set(selectedHotelsAtom, [namsan]);
    store.set(pageHotelAtom, bay);
    expect(store.get(storedSearchAtom)).toMatchObject({
      focusedHotel: bay,
      selectedHotels: [namsan],
      availableDateRequest: { hotelIdList: ['island-bay'] },
    });
    store.set(pageHotelAtom, null);
    expect(store.get(storedSearchAtom).focusedHotel).toEqual(namsan);
  });

  it('of a month: the request and the year-month value are of it', () => {
    const store = storeWith();
    store.set(availableDateRequestAtom, '2027-02');
    expect(store.get(storedSearchAtom)).toMatchObject({
      yearMonth: '2702',
      availableDateRequest: { viewMonth: '2027-02', viewPeriod: 2 },
    });
  });

  it('of rooms: they are numbered', () => {
    const store = storeWith();
    store.set(roomsAtom, [
      { adults: 1, minor: 0 },
      { adults: 2, minor: 2 },
    ]);
    expect(store.get(roomsAtom)[1]).toEqual({ roomNumber: 2, adults: 2, minor: 2 });
  });

  it('of dates: the first pick is selected and waits for its end, and the shortest stay from it is confirmed', () => {
    const store = storeWith();
    store.set(datePickAtom, { start: '2027-01-10', end: null });
    expect(store.get(storedSearchAtom)).toMatchObject({
      selectedStart: '2027-01-10',
      selectedEnd: null,
      confirmedStart: '2027-01-10',
      confirmedEnd: '2027-01-11',
      date: { checkInDate: '2027-01-10', checkOutDate: '2027-01-11' },
      type: 'checkOut',
      selectedNightCount: 0,
      confirmedNightCount: 1,
    });
    store.set(datePickAtom, { start: '2027-01-10', end: '2027-01-14' });
    expect(store.get(dateTypeAtom)).toBe('checkIn');
    expect(store.get(storedSearchAtom)).toMatchObject({ selectedNightCount: 4, confirmedNightCount: 4 });
  });

  it('of dates that are left without an end: what is confirmed becomes what is selected', () => {
    const store = storeWith();
    store.set(datePickAtom, { start: '2027-01-10', end: null });
    store.set(settlePickAtom);
    expect(store.get(datePickAtom)).toEqual({ start: '2027-01-10', end: '2027-01-11' });
    expect(store.get(selectedNightCountAtom)).toBe(1);
  });

  it('of the nights’ answer: what is sold out is disabled, and a minimum stay is confirmed with a first pick', () => {
    const store = storeWith();
    const night = (date: string, available: boolean, minimumStayNights: number) => ({
      date,
      available,
      lowestKrw: available ? 300_000 : null,
      minimumStayNights,
    });
    const nights = atom(unknownNights);
    store.set(nightsSourceAtom, nights);
    expect(store.get(disabledDatesAtom)).toEqual([]);
    store.set(
      nights,
      gatherNights([[night('2027-01-10', true, 3), night('2027-01-14', false, 1), night('2027-01-13', false, 1)]]),
    );
    expect(store.get(storedSearchAtom).disabledDates).toEqual(['2027-01-13', '2027-01-14']);
    store.set(datePickAtom, { start: '2027-01-10', end: null });
    expect(store.get(searchStateAtom).confirmedEnd).toBe('2027-01-13');
  });
});

describe('filter values', () => {
  it('lose what is empty and keep numbers, zero included', () => {
    expect(
      removeEmptyValues({ a: '', b: ' ', c: null, d: undefined, e: [], f: {}, g: 0, h: 5, i: 'x', j: ['y'], k: false }),
    ).toEqual({ g: 0, h: 5, i: 'x', j: ['y'], k: false });
  });
});
