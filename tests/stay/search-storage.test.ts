import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countNights } from '@/lib/stay/dates';
import { readSearchState } from '@/lib/stay/read-search-state';
import { initialSearchState, stateOfSearch, withStay } from '@/lib/stay/search-state';
import { migrateStored, searchStorage } from '@/lib/stay/search-storage';
import { SEARCH_STORAGE_KEY } from '@/lib/stay/search-storage-key';
import { stayLimits } from '@/lib/stay/stay-dates';

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
    expect(JSON.parse(area.kept.get(SEARCH_STORAGE_KEY) ?? '').state, 'where it is stored, too').toMatchObject({
      selectedStart: today,
      confirmedStart: today,
      confirmedEnd: '2026-11-22',
    });
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
    const { date } = readSearchState({ confirmedStart, confirmedEnd }, today);
    expect(date.checkOutDate).toBe(checkOutDate);
  });

  it('takes over a bare state, as stored before the version was', () => {
    const state = { ...initialSearchState(today), rooms: [{ roomNumber: 1, adults: 4, minor: 1 }] };
    const area = memory({ [SEARCH_STORAGE_KEY]: JSON.stringify(state) });
    expect(searchStorage(now, () => area).getItem(SEARCH_STORAGE_KEY)).toEqual(state);
  });

  it('walks every step from the version it was written in', () => {
    const steps = ['a', 'b', 'c'].map((step) => (state: unknown) => `${String(state)}${step}`);
    const walked = (stored: unknown) => migrateStored(stored, steps);
    expect(walked({ version: 0, state: '0' })).toBe('0abc');
    expect(walked({ version: 2, state: '2' })).toBe('2c');
    expect(walked({ version: 3, state: '3' })).toBe('3');
    for (const version of [4, -1, 1.5, '1', null]) expect(walked({ version, state: 'x' })).toBeNull();
  });

  it('holds each hotel once, and the focus on one of them alone', () => {
    const found = { selectedHotels: [namsan, bay, namsan], focusedHotel: { hotelId: 'elsewhere', hotelName: 'X' } };
    expect(readSearchState(found, today)).toMatchObject({ selectedHotels: [namsan, bay], focusedHotel: null });
    expect(readSearchState({ ...found, focusedHotel: bay }, today).focusedHotel).toEqual(bay);
  });

  it('forgets sold-out days that have passed', () => {
    const disabledDates = ['2026-11-20', '2026-11-21', '2026-12-24'];
    expect(readSearchState({ disabledDates }, today).disabledDates).toEqual(['2026-11-21', '2026-12-24']);
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
          const storage = searchStorage(now, () => area);
          const state = stateOfSearch(
            initialSearchState(today),
            { category: 'theme', detail: 'sea', hotelIds: hotels.map(({ hotelId }) => hotelId), rooms, ...stay },
            hotels,
          );
          storage.setItem(SEARCH_STORAGE_KEY, state);
          expect(storage.getItem(SEARCH_STORAGE_KEY)).toEqual(state);
        },
      ),
    );
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
            const nights = countNights(state.confirmedStart, state.confirmedEnd);
            expect(nights >= 1 && nights <= stayLimits.maxNights).toBe(true);
            expect(state.confirmedEnd <= addDays(today, stayLimits.bookableDays)).toBe(true);
            expect(readSearchState(state, today), 'reading twice changes nothing').toEqual(state);
            expect(state.date).toEqual({ checkInDate: state.confirmedStart, checkOutDate: state.confirmedEnd });
          }
        },
      ),
    );
  });
});
