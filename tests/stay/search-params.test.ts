import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countNights } from '@/lib/dates/day';
import { type QueryValues, queryValues } from '@/lib/routes/query-values';
import { defaultView, lastingView } from '@/lib/stay/result-params';
import { defaultRoom, isRoomOccupancy } from '@/lib/stay/rooms';
import { dropUnknownPlaces, parseSearchParams, pathOfSearch, writeSearchParams } from '@/lib/stay/search-params';
import { ALL_DETAILS, type Stay } from '@/lib/stay/stay';
import { anyRoom } from './any-room';

const today = '2026-11-21';
const catalogue = {
  categories: [
    { category: 'location', details: [{ detail: 'seoul' }, { detail: 'jeju' }] },
    { category: 'theme', details: [{ detail: 'onsen' }] },
  ],
  hotelIds: ['haneul-namsan', 'island-bay'],
};

/** As the page of results reads its address. */
function parseKnown(values: QueryValues) {
  const named = parseSearchParams(values, { today });
  const { search, repairs } = dropUnknownPlaces(named.search, catalogue);
  return { search, repairs: [...new Set([...named.repairs, ...repairs])] };
}
const parse = (query: string) => parseKnown(queryValues(query));

const defaults: Stay = {
  category: 'location',
  detail: ALL_DETAILS,
  hotelIds: [],
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-22',
  rooms: [{ adults: 2, minor: 0 }],
};

describe('an address without anything', () => {
  it('is the default search, and nothing was repaired', () => {
    expect(parse('')).toEqual({ search: defaults, repairs: [] });
  });
});

describe('an address that says it all', () => {
  it('is read as it was written', () => {
    const query =
      'category=theme&detail=onsen&hotel=island-bay&hotel=haneul-namsan&checkIn=2026-12-24&checkOut=2026-12-26&room=2-1&room=1-0';
    expect(parse(query)).toEqual({
      search: {
        category: 'theme',
        detail: 'onsen',
        hotelIds: ['island-bay', 'haneul-namsan'],
        checkInDate: '2026-12-24',
        checkOutDate: '2026-12-26',
        rooms: [
          { adults: 2, minor: 1 },
          { adults: 1, minor: 0 },
        ],
      },
      repairs: [],
    });
    expect(writeSearchParams(parse(query).search)).toBe(query);
  });
});

describe('an address that needs repair', () => {
  it.each([
    ['past dates', 'checkIn=2026-11-01&checkOut=2026-11-03', ['dates-past'], {}],
    [
      'reversed dates',
      'checkIn=2026-12-24&checkOut=2026-12-20',
      ['dates-reversed'],
      { checkInDate: '2026-12-24', checkOutDate: '2026-12-25' },
    ],
    [
      'more than 30 nights',
      'checkIn=2026-12-01&checkOut=2027-03-01',
      ['dates-too-long'],
      { checkInDate: '2026-12-01', checkOutDate: '2026-12-31' },
    ],
    ['dates in another format', 'checkIn=24.12.2026&checkOut=26.12.2026', ['dates-format'], {}],
    [
      '99 rooms',
      Array.from({ length: 99 }, () => 'room=2-0').join('&'),
      ['rooms-count'],
      { rooms: Array.from({ length: 3 }, () => ({ adults: 2, minor: 0 })) },
    ],
    ['too many guests', 'room=9-9', ['rooms-guests'], { rooms: [{ adults: 4, minor: 3 }] }],
    ['no adult', 'room=0-2', ['rooms-guests'], { rooms: [{ adults: 1, minor: 2 }] }],
    ['an age of 18', 'room=2-1-18', ['rooms-ages'], { rooms: [{ adults: 2, minor: 1 }] }],
    ['an age of -1', 'room=2-1--1', ['rooms-ages'], { rooms: [{ adults: 2, minor: 1 }] }],
    ['an age that is no number', 'room=2-1-five', ['rooms-ages'], { rooms: [{ adults: 2, minor: 1 }] }],
    ['too many ages', 'room=2-1-5-13', ['rooms-ages'], { rooms: [{ adults: 2, minor: 1 }] }],
    ['too few ages', 'room=2-2-5', ['rooms-ages'], { rooms: [{ adults: 2, minor: 2 }] }],
    [
      'ages of one room',
      'room=2-1-18&room=1-1-9',
      ['rooms-ages'],
      {
        rooms: [
          { adults: 2, minor: 1 },
          { adults: 1, minor: 1, minorAges: [9] },
        ],
      },
    ],
    [
      'more minors than a room takes, with their ages',
      'room=2-4-1-2-3-4',
      ['rooms-guests', 'rooms-ages'],
      { rooms: [{ adults: 2, minor: 3 }] },
    ],
    ['a room that is none', 'room=lots', ['rooms-guests'], {}],
    ['an unknown category', 'category=moon', ['category-unknown'], {}],
    ['an unknown detail', 'category=theme&detail=moon', ['category-unknown'], { category: 'theme' }],
    ['a detail of another category', 'detail=onsen', ['category-unknown'], {}],
    ['an unknown hotel', 'hotel=grand-budapest&hotel=island-bay', ['hotel-unknown'], { hotelIds: ['island-bay'] }],
    ['a hotel id with a path in it', 'hotel=../../etc', ['hotel-unknown'], {}],
    ['an absurdly long query', `hotel=${'x'.repeat(3_000)}&checkIn=2026-12-24`, ['query-too-long'], {}],
    [
      'several mistakes',
      'room=7-0&checkIn=2020-01-01&category=<script>',
      ['dates-past', 'rooms-guests', 'category-unknown'],
      { rooms: [{ adults: 4, minor: 0 }] },
    ],
  ])('%s', (_what, query, repairs, changed) => {
    expect(parse(query)).toEqual({ search: { ...defaults, ...changed }, repairs });
  });

  it('without a catalogue keeps names that could be right', () => {
    const { search, repairs } = parseSearchParams({ category: 'moon', hotel: 'grand-budapest' }, { today });
    expect(search).toMatchObject({ category: 'moon', hotelIds: ['grand-budapest'] });
    expect(repairs).toEqual([]);
  });

  it('takes the ages of a form without script, one field for each minor', () => {
    expect(parse('room=2-2&ages1=5&ages1=13&ages1=&room=&ages2=')).toEqual({
      search: { ...defaults, rooms: [{ adults: 2, minor: 2, minorAges: [5, 13] }] },
      repairs: [],
    });
    expect(parse('room=2-1&ages1=5&ages1=13').repairs).toEqual(['rooms-ages']);
    // The second of three rooms is not wanted.
    expect(parse('room=2-0&room=&room=2-1&ages3=7').search.rooms).toEqual([
      { adults: 2, minor: 0 },
      { adults: 2, minor: 1, minorAges: [7] },
    ]);
  });

  it('takes empty form fields for absent ones', () => {
    expect(parse('category=&detail=&hotel=&checkIn=&checkOut=&room=2-0&room=&room=')).toEqual({
      search: defaults,
      repairs: [],
    });
  });
});

const search: fc.Arbitrary<Stay> = fc
  .record({
    place: fc.constantFrom(
      { category: 'location', detail: ALL_DETAILS },
      { category: 'location', detail: 'jeju' },
      { category: 'theme', detail: 'onsen' },
    ),
    hotelIds: fc.shuffledSubarray(catalogue.hotelIds),
    offset: fc.nat(360),
    nights: fc.integer({ min: 1, max: 30 }),
    rooms: fc.array(anyRoom, { minLength: 1, maxLength: 3 }),
  })
  .map(({ place, hotelIds, offset, nights, rooms }) => ({
    ...place,
    hotelIds,
    checkInDate: addDays(today, offset),
    checkOutDate: addDays(today, offset + nights),
    rooms,
  }));

describe('for any search', () => {
  it('reading what was written gives the search back, unrepaired', () => {
    fc.assert(
      fc.property(search, (wanted) => {
        expect(parse(writeSearchParams(wanted))).toEqual({ search: wanted, repairs: [] });
      }),
    );
  });

  it('whatever the address says, the result can be searched, and its own address needs no repair', () => {
    const value = fc.oneof(
      fc.string(),
      fc.constantFrom('2026-12-24', '2026-12-20', '9-9', '2-0', '2-2-5-13', '2-1-18', 'theme', 'island-bay', '전체'),
    );
    const query = fc.dictionary(
      fc.constantFrom('category', 'detail', 'hotel', 'checkIn', 'checkOut', 'room', 'other'),
      fc.oneof(value, fc.array(value, { maxLength: 5 })),
    );
    fc.assert(
      fc.property(query, (values) => {
        const { search: found } = parseKnown(values);
        expect(found.rooms.length).toBeGreaterThanOrEqual(1);
        expect(found.rooms.length).toBeLessThanOrEqual(3);
        expect(found.rooms.every(isRoomOccupancy)).toBe(true);
        expect(countNights(found.checkInDate, found.checkOutDate)).toBeGreaterThanOrEqual(1);
        expect(found.checkInDate >= today).toBe(true);
        expect(parse(writeSearchParams(found))).toEqual({ search: found, repairs: [] });
      }),
    );
  });
});

describe('choices in the address of a hotel’s rooms', () => {
  const stay = { ...defaults, rooms: [defaultRoom, defaultRoom, defaultRoom] };
  const chosen = { roomTypeId: 'deluxe-king', ratePlanId: 'flex' };
  const choicesOf = (values: QueryValues) => parseSearchParams(values, { today }).choices;

  it('are written last and read in the order of the rooms', () => {
    const query = writeSearchParams(stay, defaultView, [chosen]);
    expect(query).toBe(`${writeSearchParams(stay)}&choice=deluxe-king.flex`);
    expect(choicesOf(queryValues(query))).toEqual([chosen]);
  });

  it('end at the first that makes no sense, and at the number of rooms', () => {
    const first = { roomTypeId: 'a', ratePlanId: 'b' };
    for (const wrong of ['broken', 'a.b.c', '../a.b']) {
      expect(choicesOf({ room: ['1-0', '1-0', '1-0'], choice: ['a.b', wrong, 'c.d'] })).toEqual([first]);
    }
    expect(choicesOf({ choice: ['a.b', 'c.d'] })).toEqual([first]);
  });
});

it('leads to the list of hotels, or to the rooms of the only hotel that it names', () => {
  const query = writeSearchParams(defaults);
  expect(pathOfSearch(defaults)).toBe(`/search?${query}`);
  expect(pathOfSearch({ ...defaults, hotelIds: ['a', 'b'] })).toBe(`/search?hotel=a&hotel=b&${query}`);
  expect(pathOfSearch({ ...defaults, hotelIds: ['a'] })).toBe(`/search/a?hotel=a&${query}`);
  const needed = lastingView({ filters: { accessible: true }, unit: 'points' });
  expect(pathOfSearch(defaults, needed), 'with the need and the unit').toBe(
    `/search?${query}&accessible=1&unit=points`,
  );
  expect(pathOfSearch({ ...defaults, hotelIds: ['a'] }, needed)).toBe(
    `/search/a?hotel=a&${query}&accessible=1&unit=points`,
  );
});
