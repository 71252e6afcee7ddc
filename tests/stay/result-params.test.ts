import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stayFilters, staySort } from '@/lib/hub/contract/offer';
import { queryValues } from '@/lib/routes/query-values';
import {
  appliedFilters,
  defaultView,
  filterFields,
  knownCompared,
  MOST_COMPARED,
  priceUnits,
  type ResultView,
  resultSorts,
  viewFields,
  withCompared,
  withoutFilter,
} from '@/lib/stay/result-params';
import { parseSearchParams, writeSearchParams } from '@/lib/stay/search-params';
import { ALL_DETAILS, type Stay } from '@/lib/stay/stay';

const today = '2026-11-21';
const search: Stay = {
  category: 'location',
  detail: ALL_DETAILS,
  hotelIds: ['haneul-namsan'],
  checkInDate: '2026-12-24',
  checkOutDate: '2026-12-26',
  rooms: [{ adults: 2, minor: 1 }],
};

function parse(query: string) {
  const { view, repairs } = parseSearchParams(queryValues(query), { today });
  return { view, repairs };
}

describe('an address of results', () => {
  it('without anything shows all hotels in the group’s order', () => {
    expect(parse('')).toEqual({ view: defaultView, repairs: [] });
  });

  it('that says it all is read as it was written', () => {
    const query =
      'maxTotal=900000&bed=twin&bed=king&view=sea&facility=spa&facility=gym&near=seoul-station&accessible=1&refundable=1&sort=priceAsc&page=3&unit=points&compare=oreum-jeju&compare=haneul-namsan';
    const { view, repairs } = parse(query);
    expect(repairs).toEqual([]);
    expect(view).toEqual({
      filters: {
        maxTotalKrw: 900_000,
        beds: ['twin', 'king'],
        views: ['sea'],
        facilities: ['spa', 'gym'],
        near: ['seoul-station'],
        accessible: true,
        refundable: true,
      },
      sort: 'priceAsc',
      page: 3,
      compared: ['oreum-jeju', 'haneul-namsan'],
      unit: 'points',
    });
    expect(writeSearchParams(search, view)).toBe(
      `hotel=haneul-namsan&checkIn=2026-12-24&checkOut=2026-12-26&room=2-1&${query}`,
    );
  });

  it.each([
    ['a price in words', 'maxTotal=cheap', ['price-format'], {}],
    ['a price of nothing', 'maxTotal=0', ['price-format'], {}],
    ['a negative price', 'maxTotal=-5', ['price-format'], {}],
    ['a price that no hotel asks', 'maxTotal=99999999999', ['price-format'], {}],
    ['an unknown bed', 'bed=hammock&bed=twin', ['filter-unknown'], { beds: ['twin'] }],
    ['a view with a tag in it', 'view=<b>', ['filter-unknown'], {}],
    ['a package with a space in its id', 'offer=a%20b', ['package-unknown'], {}],
    ['a wish that is neither yes nor no', 'accessible=maybe', ['filter-unknown'], {}],
    [
      'eleven views',
      Array.from({ length: 11 }, (_, n) => `view=v${n}`).join('&'),
      ['filter-unknown'],
      { views: Array.from({ length: 10 }, (_, n) => `v${n}`) },
    ],
    ['a place with a tag in it', 'near=%3Cb%3E&near=jeju-airport', ['filter-unknown'], { near: ['jeju-airport'] }],
    [
      'too many places',
      Array.from({ length: 21 }, (_, index) => `near=p${index}`).join('&'),
      ['filter-unknown'],
      { near: Array.from({ length: 20 }, (_, index) => `p${index}`) },
    ],
    ['an unknown order', 'sort=stars', ['sort-unknown'], {}],
    ['page zero', 'page=0', ['page-format'], {}],
    ['a page in words', 'page=two', ['page-format'], {}],
    [
      'everything at once',
      'maxTotal=x&bed=x&sort=x&page=x',
      ['price-format', 'filter-unknown', 'sort-unknown', 'page-format'],
      {},
    ],
  ])('with %s is repaired, and says so', (_what, query, repairs, filters) => {
    expect(parse(query)).toEqual({ view: { ...defaultView, filters }, repairs });
  });

  it.each([
    ['empty fields of a form', 'maxTotal=&bed=&near=&sort=&page=', {}],
    ['a wish that is not wished', 'accessible=0&refundable=false', {}],
    ['the same twice', 'bed=twin&bed=twin', { beds: ['twin'] }],
    ['an amount as people write it', 'maxTotal=₩1,200,000', { maxTotalKrw: 1_200_000 }],
  ])('with %s needs no repair', (_what, query, filters) => {
    expect(parse(query)).toEqual({ view: { ...defaultView, filters }, repairs: [] });
  });

  it('of 10 KB is read as one that says nothing', () => {
    expect(parse(`sort=name&view=${'x'.repeat(10_000)}`)).toEqual({ view: defaultView, repairs: ['query-too-long'] });
  });
});

const code = fc.stringMatching(/^[a-z][a-z-]{0,15}$/);
const someOf = <T>(list: fc.Arbitrary<T>) =>
  fc.option(fc.uniqueArray(list, { minLength: 1, maxLength: 5 }), { nil: undefined });
const wish = fc.constantFrom(true as const, undefined);
const view: fc.Arbitrary<ResultView> = fc
  .record({
    maxTotalKrw: fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined }),
    beds: someOf(fc.constantFrom('double', 'twin', 'king', 'ondol', 'family')),
    views: someOf(code),
    facilities: someOf(code),
    near: someOf(code),
    accessible: wish,
    refundable: wish,
    sort: fc.constantFrom(...resultSorts),
    page: fc.integer({ min: 1, max: 99_999 }),
    compared: fc.uniqueArray(code, { maxLength: MOST_COMPARED }),
    unit: fc.constantFrom(...priceUnits),
  })
  .map(({ sort, page, compared, unit, ...filters }) => ({
    filters: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)),
    sort,
    page,
    compared,
    unit,
  }));

describe('the unit of prices', () => {
  it.each([
    ['unit=points', 'points', []],
    ['unit=POINTS', 'points', []],
    ['unit=won', 'won', []],
    ['unit=', 'won', []],
    ['unit=points&unit=won', 'points', []],
    ['unit=miles', 'won', ['unit-unknown']],
    ['unit=points%00', 'won', ['unit-unknown']],
    ['unit[]=points', 'won', []],
  ])('%s is %s', (query, unit, repairs) => {
    expect(parse(query)).toEqual({ view: { ...defaultView, unit }, repairs });
  });
});

describe('hotels to compare', () => {
  it.each([
    ['a fifth hotel', 'compare=a&compare=b&compare=c&compare=d&compare=e', ['compare-many'], ['a', 'b', 'c', 'd']],
    ['a hotel that cannot be one', 'compare=%3Cb%3E&compare=b', ['compare-unknown'], ['b']],
    ['the same hotel twice', 'compare=a&compare=a&compare=', [], ['a']],
  ])('%s', (_what, query, repairs, compared) => {
    expect(parse(query)).toEqual({ view: { ...defaultView, compared }, repairs });
  });

  it('those that the hub does not know are left out, and that is said', () => {
    const asked = { ...defaultView, compared: ['a', 'gone', 'b'] };
    const left = { view: { ...defaultView, compared: ['a', 'b'] }, repairs: ['compare-unknown'] };
    expect(knownCompared(asked, [{ hotelId: 'b' }, { hotelId: 'a' }])).toEqual(left);
    expect(knownCompared(left.view, [{ hotelId: 'b' }, { hotelId: 'a' }])).toEqual({ ...left, repairs: [] });
  });

  it('chosen twice is no longer chosen; filters, order and page stay', () => {
    fc.assert(
      fc.property(view, code, (shown, hotelId) => {
        fc.pre(!shown.compared.includes(hotelId));
        const chosen = withCompared(shown, hotelId);
        expect(chosen).toEqual({ ...shown, compared: [...shown.compared, hotelId] });
        expect(withCompared(chosen, hotelId)).toEqual(shown);
      }),
    );
  });
});

describe('for any view', () => {
  it('reading what was written gives it back with its search, unrepaired', () => {
    fc.assert(
      fc.property(view, (wanted) => {
        const query = writeSearchParams(search, wanted);
        const read = parseSearchParams(queryValues(query), { today });
        expect(read).toEqual({ search, view: wanted, choices: [], repairs: [] });
      }),
    );
  });

  it('lifting a wish takes that one away, and begins at the first page', () => {
    fc.assert(
      fc.property(view, (wanted) => {
        const applied = appliedFilters(wanted.filters);
        for (const lifted of applied) {
          const left = withoutFilter(wanted, lifted);
          expect(appliedFilters(left.filters)).toEqual(applied.filter((other) => other !== lifted));
          expect(left).toMatchObject({ sort: wanted.sort, page: 1 });
        }
      }),
    );
  });

  it('whatever the address says, the hub takes it, and its own address needs no repair', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('twin', 'sea', '1', '500000', 'name', '2'));
    const names = [...Object.values(filterFields), 'sort', 'page', 'other'];
    const query = fc.dictionary(fc.constantFrom(...names), fc.oneof(text, fc.array(text, { maxLength: 5 })));
    fc.assert(
      fc.property(query, (values) => {
        const found = parseSearchParams(values, { today }).view;
        expect(stayFilters.safeParse(found.filters).success).toBe(true);
        expect(staySort.safeParse(found.sort).success).toBe(true);
        expect(parse(writeSearchParams(search, found))).toEqual({ view: found, repairs: [] });
      }),
    );
  });
});

it('every filter of the contract has its field, and every order can be asked for', () => {
  expect(Object.keys(filterFields).sort()).toEqual(stayFilters.keyof().options.sort());
  expect([...resultSorts].sort()).toEqual([...staySort.options].sort());
  expect(viewFields(defaultView)).toEqual([]);
});
