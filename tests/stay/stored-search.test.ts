import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { SEARCH_STORAGE_KEY } from '@/lib/browser-storage/stored-keys';
import { addDays, countNights } from '@/lib/dates/day';
import { unknownNights } from '@/lib/stay/availability';
import { type ChosenStay, choiceOfStay, initialChoice, withDates } from '@/lib/stay/chosen-stay';
import { stayLimits } from '@/lib/stay/stay';
import { readStoredSearch, storeSearch, writeStoredSearch } from '@/lib/stay/stored-search';

const today = '2026-11-21';
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

const storedFormOf = (choice: ChosenStay) => writeStoredSearch(choice, { viewPeriod: 2, nights: unknownNights });

const read = (found: unknown) => readStoredSearch(memory({ [SEARCH_STORAGE_KEY]: JSON.stringify(found) }), today);

describe('the store', () => {
  it('keeps a state with its version and gives it back', () => {
    const area = memory();
    const state = withDates(
      { ...initialChoice(today), hotels: [namsan] },
      { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' },
    );
    storeSearch(area, storedFormOf(state));
    expect(JSON.parse(area.kept.get(SEARCH_STORAGE_KEY) ?? '')).toMatchObject({
      version: 1,
      state: { focusedHotel: namsan, date: { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' } },
    });
    expect(readStoredSearch(area, today)).toEqual(state);
    area.kept.clear();
    expect(readStoredSearch(area, today)).toEqual(initialChoice(today));
  });

  it('keeps the ages of minors beside the fields of section 3, and reads an item without them', () => {
    const area = memory();
    const rooms = [
      { adults: 2, minor: 2, minorAges: [5, 13] },
      { adults: 1, minor: 1 },
    ];
    const state = { ...initialChoice(today), rooms };
    storeSearch(area, storedFormOf(state));
    expect(readStoredSearch(area, today)).toEqual(state);
    const { state: stored } = JSON.parse(area.kept.get(SEARCH_STORAGE_KEY) ?? '');
    expect(stored.rooms).toEqual([
      { roomNumber: 1, adults: 2, minor: 2 },
      { roomNumber: 2, adults: 1, minor: 1 },
    ]);
    const { minorAges, ...older } = stored;
    expect(minorAges).toEqual([[5, 13], null]);
    expect(read(older).rooms).toEqual([
      { adults: 2, minor: 2 },
      { adults: 1, minor: 1 },
    ]);
    for (const wrong of [[[5, 18]], [[5]], 'x', [{}], [['5', 1]], [[5, null]]]) {
      expect(read({ ...older, minorAges: wrong }).rooms[0]).toEqual({ adults: 2, minor: 2 });
    }
  });

  it('keeps a pick that waits for its check-out', () => {
    const waiting = {
      ...withDates(initialChoice(today), { checkInDate: '2026-12-24', checkOutDate: '2026-12-25' }),
      isOpen: true,
    };
    const area = memory();
    storeSearch(area, storedFormOf(waiting));
    expect(readStoredSearch(area, today)).toEqual(waiting);
  });

  it.each([
    ['another day than the confirmed one', { selectedStart: '2026-12-20', selectedEnd: null }],
    ['no end that a calendar could pick', { selectedStart: '2026-12-24', selectedEnd: 'soon' }],
    ['no start', { selectedStart: null, selectedEnd: null }],
  ])('takes what is confirmed for selected where %s is', (_what, selected) => {
    const found = { confirmedStart: '2026-12-24', confirmedEnd: '2026-12-26', ...selected };
    expect(read(found)).toMatchObject({
      checkInDate: '2026-12-24',
      checkOutDate: '2026-12-26',
      isOpen: false,
    });
  });

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 99, state: { selectedCategory: 'theme' } })],
    ['a bare text', '"hello"'],
    ['no state', JSON.stringify({ version: 1 })],
  ])('with %s in it starts again', (_what, text) => {
    const area = memory({ [SEARCH_STORAGE_KEY]: text });
    expect(readStoredSearch(area, today)).toEqual(initialChoice(today));
  });

  it('resets a past stay when it is read', () => {
    const past = withDates(initialChoice('2026-10-01'), { checkInDate: '2026-10-02', checkOutDate: '2026-10-05' });
    const area = memory({ [SEARCH_STORAGE_KEY]: JSON.stringify({ version: 1, state: storedFormOf(past) }) });
    expect(readStoredSearch(area, today)).toEqual(initialChoice(today));
  });

  it('resets when only the unfinished pick is past', () => {
    const dates = { checkInDate: '2026-12-24', checkOutDate: '2026-12-26' };
    const stored = { ...storedFormOf(withDates(initialChoice(today), dates)), selectedStart: '2026-11-02' };
    expect(read(stored).checkInDate).toBe(today);
  });

  it.each([
    ['longer than a stay may be', '2026-12-01', '2027-02-20', '2026-12-31'],
    ['beyond what can be booked', '2029-01-01', '2029-01-03', '2026-11-22'],
  ])('cuts a stored stay that is %s', (_what, confirmedStart, confirmedEnd, checkOutDate) => {
    expect(read({ confirmedStart, confirmedEnd }).checkOutDate).toBe(checkOutDate);
  });

  it('takes over a bare state, as stored before the version was', () => {
    const choice = { ...initialChoice(today), rooms: [{ adults: 4, minor: 1 }] };
    const area = memory({ [SEARCH_STORAGE_KEY]: JSON.stringify(storedFormOf(choice)) });
    expect(readStoredSearch(area, today)).toEqual(choice);
  });

  it('holds each hotel once', () => {
    expect(read({ selectedHotels: [namsan, bay, namsan] }).hotels).toEqual([namsan, bay]);
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
      expect(read({ rooms: [room] }).rooms).toEqual(initialChoice(today).rooms);
    }
  });

  it('reads nothing that follows from other fields', () => {
    const state = initialChoice(today);
    const wrong = {
      focusedHotel: bay,
      availableDateRequest: { hotelIdList: ['elsewhere'], viewMonth: '2031-01', viewPeriod: 12 },
      disabledDates: [today],
      date: { checkInDate: '2027-01-01', checkOutDate: '2027-01-02' },
      yearMonth: '3101',
      type: 'checkOut',
    };
    expect(storedFormOf(read({ ...storedFormOf(state), ...wrong }))).toEqual(storedFormOf(state));
  });

  it('gives back unchanged what any form can choose', () => {
    const room = fc.record({ adults: fc.integer({ min: 1, max: 4 }), minor: fc.integer({ min: 0, max: 3 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 369 }),
        fc.integer({ min: 1, max: 30 }),
        fc.array(room, { minLength: 1, maxLength: 3 }),
        fc.subarray([namsan, bay]),
        fc.boolean(),
        (ahead, nights, rooms, hotels, isOpen) => {
          const checkInDate = addDays(today, ahead);
          const stay = { checkInDate, checkOutDate: addDays(checkInDate, nights) };
          const area = memory();
          const hotelIds = hotels.map(({ hotelId }) => hotelId);
          const shown = choiceOfStay({ category: 'theme', detail: 'sea', hotelIds, rooms, ...stay }, hotels);
          const state = { ...shown, isOpen };
          storeSearch(area, storedFormOf(state));
          expect(readStoredSearch(area, today)).toEqual(state);
        },
      ),
    );
  });

  it('that is forbidden or full costs nothing but the memory', () => {
    expect(readStoredSearch(null, today)).toEqual(initialChoice(today));
    const full = {
      ...memory(),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    expect(() => storeSearch(full, storedFormOf(initialChoice(today)))).not.toThrow();
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('never yields a state that cannot be searched, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.dictionary(fc.constantFrom(...Object.keys(storedFormOf(initialChoice(today)))), fc.jsonValue()),
        (any, fields) => {
          for (const found of [any, fields, { ...storedFormOf(initialChoice(today)), ...fields }]) {
            const choice = read(found);
            expect(choice.rooms.length).toBeGreaterThan(0);
            expect(choice.checkInDate >= today).toBe(true);
            const nights = countNights(choice.checkInDate, choice.checkOutDate);
            expect(nights >= 1 && nights <= stayLimits.maxNights).toBe(true);
            expect(choice.checkOutDate <= addDays(today, stayLimits.bookableDays)).toBe(true);
            expect(read(storedFormOf(choice)), 'reading twice changes nothing').toEqual(choice);
          }
        },
      ),
    );
  });
});
