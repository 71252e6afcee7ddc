import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { removeEmptyValues } from '@/lib/stay/filter-values';
import {
  availableDateRequestAtom,
  categoryDetailAtom,
  confirmedEndAtom,
  confirmedNightCountAtom,
  confirmedStartAtom,
  confirmedStayAtom,
  disabledDatesAtom,
  focusedHotelAtom,
  roomsAtom,
  searchStateAtom,
  searchTypeAtom,
  selectedCategoryAtom,
  selectedEndAtom,
  selectedHotelsAtom,
  selectedNightCountAtom,
  selectedStartAtom,
  stayDateAtom,
  takeOverSearchAtom,
  yearMonthAtom,
} from '@/lib/stay/search-atoms';
import { initialSearchState, resetPastStay, searchOfState, stateOfSearch, withStay } from '@/lib/stay/search-state';

const today = '2026-11-21';
const namsan = { hotelId: 'haneul-namsan', hotelName: '하늘 남산' };
const bay = { hotelId: 'island-bay', hotelName: '섬' };

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
    expect(state.focusedHotel).toEqual(namsan);
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

describe('the atoms', () => {
  it('begin with the specification’s defaults', () => {
    const store = createStore();
    store.set(searchStateAtom, initialSearchState(today));
    expect(store.get(selectedCategoryAtom)).toBe('location');
    expect(store.get(categoryDetailAtom)).toBe('전체');
    expect(store.get(selectedHotelsAtom)).toEqual([]);
    expect(store.get(focusedHotelAtom)).toBeNull();
    expect(store.get(availableDateRequestAtom)).toEqual({ hotelIdList: [], viewMonth: '2026-11', viewPeriod: 2 });
    expect(store.get(disabledDatesAtom)).toEqual([]);
    expect(store.get(roomsAtom)).toEqual([{ roomNumber: 1, adults: 2, minor: 0 }]);
    expect([store.get(selectedStartAtom), store.get(selectedEndAtom)]).toEqual([today, '2026-11-22']);
    expect([store.get(confirmedStartAtom), store.get(confirmedEndAtom)]).toEqual([today, '2026-11-22']);
    expect(store.get(stayDateAtom)).toEqual({ checkInDate: today, checkOutDate: '2026-11-22' });
    expect(store.get(yearMonthAtom)).toBe('2611');
    expect(store.get(searchTypeAtom)).toBe('room');
    expect([store.get(selectedNightCountAtom), store.get(confirmedNightCountAtom)]).toEqual([1, 1]);
  });

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
