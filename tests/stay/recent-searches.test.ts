import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RECENT_SEARCHES_KEY } from '@/lib/browser-storage/stored-keys';
import { addDays } from '@/lib/dates/day';
import {
  forgetRecentSearches,
  type RecentSearch,
  readRecentSearches,
  rememberSearch,
  type SearchShelf,
} from '@/lib/stay/recent-searches';
import { ALL_DETAILS } from '@/lib/stay/stay';

const today = '2026-11-21';

function shelf(text?: string): SearchShelf & { kept: Map<string, string> } {
  const kept = new Map(text === undefined ? [] : [[RECENT_SEARCHES_KEY, text]]);
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const searchIn = (days: number): RecentSearch => ({
  search: {
    category: 'location',
    detail: ALL_DETAILS,
    hotelIds: [],
    checkInDate: addDays(today, days),
    checkOutDate: addDays(today, days + 2),
    rooms: [{ adults: 2, minor: 0 }],
  },
  place: '전체 호텔',
  locale: 'ko',
});

describe('recent searches', () => {
  it('come back latest first, each once, five at most', () => {
    const place = shelf();
    for (const days of [1, 2, 3, 4, 2, 5, 6]) rememberSearch(place, searchIn(days), today);
    expect(readRecentSearches(place, today)).toEqual([6, 5, 2, 4, 3].map(searchIn));
  });

  it('whose dates have passed are gone', () => {
    const place = shelf();
    rememberSearch(place, searchIn(1), today);
    rememberSearch(place, searchIn(9), today);
    expect(readRecentSearches(place, addDays(today, 5))).toEqual([searchIn(9)]);
  });

  it('can be forgotten', () => {
    const place = shelf();
    rememberSearch(place, searchIn(1), today);
    forgetRecentSearches(place);
    expect(place.kept.size).toBe(0);
  });

  it.each([
    ['no JSON', '{'],
    ['a bare text', '"hello"'],
    ['another version', JSON.stringify({ version: 2, searches: [] })],
    ['a list of nothing', JSON.stringify({ version: 1, searches: [null, 3, {}] })],
    [
      'another’s address',
      JSON.stringify({ version: 1, searches: [{ query: 'checkIn=javascript:', place: 'x', locale: 'ko' }] }),
    ],
    [
      'a language that we do not speak',
      JSON.stringify({ version: 1, searches: [{ query: '', place: 'x', locale: 'tlh' }] }),
    ],
    [
      'a place as long as a book',
      JSON.stringify({ version: 1, searches: [{ query: '', place: 'x'.repeat(900), locale: 'ko' }] }),
    ],
  ])('are none where %s is stored', (_what, text) => {
    expect(readRecentSearches(shelf(text), today)).toEqual([]);
  });

  it('never yield what cannot be searched, whatever is stored', () => {
    const entry = fc.record({ query: fc.string(), place: fc.string(), locale: fc.constantFrom('ko', 'en', 'x') });
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(entry)), (searches) => {
        const found = readRecentSearches(shelf(JSON.stringify({ version: 1, searches })), today);
        for (const { search } of found) expect(search.checkInDate >= today).toBe(true);
      }),
    );
  });

  it('cost nothing where the store is full or closed', () => {
    const closed = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const full = { ...shelf(), getItem: closed, setItem: closed };
    expect(() => rememberSearch(full, searchIn(1), today)).not.toThrow();
    expect(readRecentSearches(full, today)).toEqual([]);
    expect(readRecentSearches(null, today)).toEqual([]);
    expect(reported).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
