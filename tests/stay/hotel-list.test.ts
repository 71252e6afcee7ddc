import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/routes/paths';
import { HOTELS_A_PAGE, lastPageOf, linkedPages, placeOfPath, readPageNumber } from '@/lib/stay/hotel-list';

describe('the number of a page in an address', () => {
  it.each([
    ['1', 1],
    ['2', 2],
    ['834', 834],
    ['0', null],
    ['01', null],
    ['+2', null],
    ['2.0', null],
    ['2e1', null],
    ['-1', null],
    ['', null],
    ['２', null],
    ['2 ', null],
    ['100000', null],
    ['99999999999999999999', null],
  ])('%j is %j', (text, page) => expect(readPageNumber(text)).toBe(page));

  it('is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99_999 }), (page) => {
        const [, , kind, number = ''] = paths.hotels({ page }).split('/');
        expect(kind).toBe('page');
        expect(readPageNumber(number)).toBe(page);
      }),
    );
  });
});

describe('a place in an address', () => {
  it.each([
    ['location', 'seoul', { category: 'location', detail: 'seoul' }],
    ['location', '%EC%84%9C%EC%9A%B8', { category: 'location', detail: '서울' }],
    ['location', '%', null],
    ['location', '%2F..%2F', null],
    ['location', 'a b', null],
    ['location', '<script>', null],
    ['location', 'x'.repeat(41), null],
    ['', 'seoul', null],
  ])('%s/%s', (category, detail, place) => expect(placeOfPath(category, detail)).toEqual(place));

  it('is read as it is written', () => {
    const name = fc.stringMatching(/^[\p{L}\p{N}_-]{1,20}$/u);
    fc.assert(
      fc.property(name, name, fc.integer({ min: 1, max: 900 }), (category, detail, page) => {
        const [, , , first = '', second = '', number] = paths.hotels({ place: { category, detail }, page }).split('/');
        expect(placeOfPath(first, second)).toEqual({ category, detail });
        expect(number === undefined ? 1 : readPageNumber(number)).toBe(page);
      }),
    );
  });
});

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [HOTELS_A_PAGE, 1],
    [HOTELS_A_PAGE + 1, 2],
    [10_000, 834],
  ])('%i hotels end on page %i', (total, last) => expect(lastPageOf(total)).toBe(last));

  const anyPlaceInList = fc
    .integer({ min: 1, max: 900 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));

  it('link to pages that exist, in order, each once, themselves and the ends among them', () => {
    fc.assert(
      fc.property(anyPlaceInList, ([page, last]) => {
        const linked = linkedPages(page, last);
        expect(linked).toEqual([...new Set(linked)].sort((a, b) => a - b));
        expect(linked.at(0)).toBe(1);
        expect(linked.at(-1)).toBe(last);
        expect(linked).toContain(page);
        expect(linked.length).toBeLessThanOrEqual(16);
        expect(linkedPages(page, last)).toEqual(
          expect.arrayContaining([page - 1, page + 1].filter((near) => near >= 1 && near <= last)),
        );
      }),
    );
  });

  it('are all within ten steps of the first, which a search engine follows', () => {
    const last = lastPageOf(10_000);
    const stepsTo = new Map([[1, 0]]);
    for (const [page, steps] of stepsTo) {
      for (const next of linkedPages(page, last)) if (!stepsTo.has(next)) stepsTo.set(next, steps + 1);
    }
    expect(stepsTo.size).toBe(last);
    expect(Math.max(...stepsTo.values())).toBeLessThanOrEqual(10);
  });
});
