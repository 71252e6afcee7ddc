import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { gatherNights, unknownNights } from '@/lib/stay/availability';
import {
  type ChosenStay,
  choiceOfStay,
  initialChoice,
  pickOf,
  resetPastDates,
  stayOfChoice,
  withDates,
  withPick,
} from '@/lib/stay/chosen-stay';
import { removeEmptyValues } from '@/lib/stay/filter-values';
import type { Place, Stay } from '@/lib/stay/stay';
import { availableDateRequest, type SearchFacts, writeStoredSearch } from '@/lib/stay/stored-search';

const today = '2026-11-21';
const namsan = { hotelId: 'haneul-namsan', hotelName: '하늘 남산' };
const bay = { hotelId: 'island-bay', hotelName: '섬' };
const initial = initialChoice(today);
const stored = (choice: ChosenStay, facts: Partial<SearchFacts> = {}) =>
  writeStoredSearch(choice, { viewPeriod: 2, nights: unknownNights, ...facts });

describe('the stored search at first', () => {
  it.each([2, 1] as const)('is the specification’s in a window that shows %i months', (viewPeriod) => {
    expect(stored(initial, { viewPeriod })).toEqual({
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

describe('a start that is past', () => {
  it.each([true, false])('resets the dates to today and tomorrow, and nothing else (open pick: %s)', (isOpen) => {
    const rooms = [{ adults: 3, minor: 1 }];
    const past = { ...initialChoice('2026-11-20'), rooms, hotels: [namsan], isOpen };
    expect(resetPastDates(past, today)).toEqual({ ...initial, rooms, hotels: [namsan] });
  });

  it('is not today itself', () => {
    const choice = withDates(initialChoice('2026-11-01'), { checkInDate: today, checkOutDate: '2026-11-25' });
    expect(resetPastDates(choice, today)).toBe(choice);
  });
});

describe('a stay', () => {
  const places = fc.constantFrom<Place>(
    { category: 'location', detail: '전체', hotelIds: [] },
    { category: 'theme', detail: 'onsen', hotelIds: [] },
    { category: 'location', detail: '전체', hotelIds: [bay.hotelId, namsan.hotelId] },
  );
  const stays = fc
    .record({
      place: places,
      ahead: fc.integer({ min: 0, max: 369 }),
      nights: fc.integer({ min: 1, max: 30 }),
      rooms: fc.array(fc.record({ adults: fc.integer({ min: 1, max: 4 }), minor: fc.integer({ min: 0, max: 3 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ place, ahead, nights, rooms }): Stay => {
      const checkInDate = addDays(today, ahead);
      return { ...place, checkInDate, checkOutDate: addDays(checkInDate, nights), rooms };
    });

  it('that a form shows is the stay that it searches', () => {
    fc.assert(
      fc.property(stays, (stay) => {
        expect(stayOfChoice(choiceOfStay(stay, [bay, namsan]))).toEqual(stay);
      }),
    );
  });

  it('names its hotels in place of the place in which they were found', () => {
    const choice = { ...initial, category: 'theme', detail: 'onsen' };
    expect(stayOfChoice(choice)).toMatchObject({ category: 'theme', detail: 'onsen', hotelIds: [] });
    expect(stayOfChoice({ ...choice, hotels: [bay] })).toMatchObject({
      category: 'location',
      detail: '전체',
      hotelIds: ['island-bay'],
    });
  });
});

describe('what follows from a choice', () => {
  it('of hotels: the one chosen alone has the focus, and the nights of all are asked for', () => {
    expect(stored({ ...initial, hotels: [namsan] }).focusedHotel).toEqual(namsan);
    const both = { ...initial, hotels: [bay, namsan] };
    expect(stored(both).focusedHotel).toBeNull();
    expect(availableDateRequest(both, { viewPeriod: 1 }).hotelIdList).toEqual(['haneul-namsan', 'island-bay']);
  });

  it('on a hotel’s page: its nights are asked for, whatever hotels are chosen for a search', () => {
    expect(stored({ ...initial, hotels: [namsan] }, { hotel: bay })).toMatchObject({
      focusedHotel: bay,
      selectedHotels: [namsan],
      availableDateRequest: { hotelIdList: ['island-bay'] },
    });
  });

  it('of a month: the request and the year-month value are of it', () => {
    expect(stored({ ...initial, viewMonth: '2027-02' })).toMatchObject({
      yearMonth: '2702',
      availableDateRequest: { viewMonth: '2027-02', viewPeriod: 2 },
    });
  });

  it('of rooms: they are numbered', () => {
    const rooms = [
      { adults: 1, minor: 0 },
      { adults: 2, minor: 2 },
    ];
    expect(stored({ ...initial, rooms }).rooms[1]).toEqual({ roomNumber: 2, adults: 2, minor: 2 });
  });

  it('of dates: the first pick is selected and waits for its end, and the shortest stay from it is confirmed', () => {
    const first = withPick(initial, { start: '2027-01-10', end: null }, unknownNights);
    expect(stored(first)).toMatchObject({
      selectedStart: '2027-01-10',
      selectedEnd: null,
      confirmedStart: '2027-01-10',
      confirmedEnd: '2027-01-11',
      date: { checkInDate: '2027-01-10', checkOutDate: '2027-01-11' },
      type: 'checkOut',
      selectedNightCount: 0,
      confirmedNightCount: 1,
    });
    const second = withPick(first, { start: '2027-01-10', end: '2027-01-14' }, unknownNights);
    expect(stored(second)).toMatchObject({ type: 'checkIn', selectedNightCount: 4, confirmedNightCount: 4 });
    expect(pickOf(withDates(first, first)), 'left without an end').toEqual({ start: '2027-01-10', end: '2027-01-11' });
  });

  it('of the nights’ answer: what is sold out is disabled, and a minimum stay is confirmed with a first pick', () => {
    const night = (date: string, available: boolean, minimumStayNights: number) => ({
      date,
      available,
      lowestKrw: available ? 300_000 : null,
      minimumStayNights,
    });
    const nights = gatherNights([
      [night('2027-01-10', true, 3), night('2027-01-14', false, 1), night('2027-01-13', false, 1)],
    ]);
    expect(stored(initial).disabledDates).toEqual([]);
    expect(stored(initial, { nights }).disabledDates).toEqual(['2027-01-13', '2027-01-14']);
    expect(withPick(initial, { start: '2027-01-10', end: null }, nights).checkOutDate).toBe('2027-01-13');
  });
});

describe('filter values', () => {
  it('lose what is empty and keep numbers, zero included', () => {
    expect(
      removeEmptyValues({ a: '', b: ' ', c: null, d: undefined, e: [], f: {}, g: 0, h: 5, i: 'x', j: ['y'], k: false }),
    ).toEqual({ g: 0, h: 5, i: 'x', j: ['y'], k: false });
  });
});
