import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type HotelIndex,
  type HotelProducts,
  type HotelSuggestions,
  USUAL_HOTELS_A_PAGE,
} from '../../lib/hub/contract/hotel.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { callHub } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

async function listed(body: object, name: 'hotelList' | 'hotelProducts' = 'hotelList'): Promise<HotelProducts> {
  const answer = await callHub(sandbox, name, { body: { lang: 'en', ...body } });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

async function suggest(query: Record<string, string>): Promise<HotelSuggestions> {
  const answer = await callHub(sandbox, 'suggestHotels', { query: { lang: 'en', ...query } });
  expect(answer.status).toBe(200);
  return answer.body.data;
}

const idsOf = (list: readonly { hotelId: string }[]) => list.map(({ hotelId }) => hotelId);

describe('the catalogue', () => {
  test('without a page it is what the specification asks for, its first hotels and how many there are', async () => {
    const all = await listed({}, 'hotelProducts');
    expect(idsOf(all.hotels)).toEqual(idsOf(hotels).slice(0, USUAL_HOTELS_A_PAGE));
    expect(all.total).toBe(hotels.length);
  });

  test('its pages hold every hotel once, in one order, whatever their size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom({}, { category: 'location', detail: 'seoul' }, { category: 'theme', detail: 'hanok' }),
        async (pageSize, place) => {
          const whole = await listed(place);
          const paged: string[] = [];
          for (let page = 1; page <= Math.ceil(whole.total / pageSize); page += 1) {
            const part = await listed({ ...place, page, pageSize });
            expect(part.total).toBe(whole.total);
            paged.push(...idsOf(part.hotels));
          }
          expect(paged).toEqual(idsOf(whole.hotels));
          const beyond = await listed({ ...place, page: Math.ceil(whole.total / pageSize) + 1, pageSize });
          expect(beyond).toMatchObject({ hotels: [], total: whole.total });
          expect(await listed({ page: 2, pageSize }, 'hotelProducts')).toEqual(await listed({ page: 2, pageSize }));
        },
      ),
      { numRuns: 25 },
    );
  });

  test('each place counts as many hotels as it shows', async () => {
    const { categories } = await listed({ pageSize: 0 });
    for (const { category, details } of categories) {
      for (const { detail, hotelCount } of details) {
        const { hotels: shown, total } = await listed({ category, detail });
        expect([shown.length, total]).toEqual([hotelCount, hotelCount]);
        for (const hotel of shown) expect(hotel.categories).toContainEqual({ category, detail });
      }
    }
  });

  test('asked for by id it answers those that exist, a former id under its new one, each once', async () => {
    const hotelIdList = ['oreum-jeju', 'no-such-hotel', 'namsan-byeolgwan', 'haneul-namsan'];
    const { hotels: named, total } = await listed({ hotelIdList });
    expect(idsOf(named)).toEqual(['oreum-jeju', 'haneul-namsan']);
    expect(total).toBe(2);
  });

  test.each([
    { page: 0 },
    { page: 1.5 },
    { pageSize: 61 },
    { pageSize: -1 },
    { hotelIdList: [] },
    { category: '' },
    { detail: 'x'.repeat(41) },
  ])('%j is refused', async (body) => {
    const answer = await callHub(sandbox, 'hotelList', { body: { lang: 'ko', ...body } });
    expect(answer.status).toBe(400);
  });

  test('places that do not exist hold nothing', async () => {
    for (const place of [
      { category: 'location', detail: 'atlantis' },
      { category: 'colour', detail: 'red' },
      { category: 'location', detail: '__proto__' },
      { category: 'constructor' },
    ]) {
      expect(await listed(place)).toMatchObject({ hotels: [], total: 0 });
    }
  });
});

describe('suggestions', () => {
  test.each([
    ['남산', 'haneul-namsan'],
    ['하늘남산', 'haneul-namsan'],
    ['  하늘   남산 ', 'haneul-namsan'],
    ['HANEUL NAM', 'haneul-namsan'],
    ['haneulnamsan', 'haneul-namsan'],
    ['ｈａｎｅｕｌ　ｎａｍｓａｎ', 'haneul-namsan'],
    ['ハヌル 南山', 'haneul-namsan'],
    ['はぬる南山', 'haneul-namsan'],
    ['ﾊﾇﾙ', 'haneul-gyeongbok'],
    ['天空 南山', 'haneul-namsan'],
    ['강릉', 'dalbit-gyeongpo'],
    ['Seogwipo', 'padosori-seogwipo'],
    ['济州', 'oreum-jeju'],
    ['namsan seoul', 'haneul-namsan'],
  ])('%j finds %s first, in any language of the page', async (query, hotelId) => {
    for (const lang of ['ko', 'en', 'jp', 'ch']) {
      const { hotels: found, total } = await suggest({ lang, query });
      expect(found[0]?.hotelId).toBe(hotelId);
      expect(total).toBeGreaterThanOrEqual(found.length);
    }
  });

  test('nothing typed is every hotel of the place', async () => {
    expect(idsOf((await suggest({})).hotels)).toEqual(idsOf(hotels).slice(0, 20));
    const jeju = await suggest({ query: ' ', category: 'location', detail: 'jeju' });
    expect(idsOf(jeju.hotels)).toEqual(['oreum-jeju', 'padosori-seogwipo']);
  });

  test('what is typed is also found outside the place, after what is found in it, and said to be elsewhere', async () => {
    const place = { category: 'location', detail: 'jeju' };
    const namsan = await suggest({ query: 'namsan', ...place });
    expect(namsan).toMatchObject({ hotels: [{ hotelId: 'haneul-namsan', isElsewhere: true }], total: 1 });
    const { hotels: found, total } = await suggest({ query: 'e', ...place });
    const order = found.map(({ isElsewhere }: { isElsewhere: boolean }) => isElsewhere);
    expect(order).toEqual([...order].sort((a, b) => Number(a) - Number(b)));
    expect(total).toBeGreaterThan(2);
  });

  test.each(['.*', '%', "' OR 1=1 --", '\\', '[', '(', '<script>', '\u0000', '"; DROP TABLE night; --'])(
    '%j is a text like any other',
    async (query) => {
      const { hotels: found } = await suggest({ query });
      // Punctuation is not looked for: what remains of it is.
      const letters = query.replace(/[^\p{L}\p{N}]/gu, '');
      if (letters === '') expect(found.length).toBe(Math.min(20, hotels.length));
      else expect(found).toEqual([]);
    },
  );

  test('whatever is typed, the answer holds hotels of the catalogue, each once', async () => {
    const known = new Set(idsOf(hotels));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 20 }), async (query) => {
        const ids = idsOf((await suggest({ query })).hotels);
        expect(new Set(ids).size).toBe(ids.length);
        for (const hotelId of ids) expect(known).toContain(hotelId);
      }),
      { numRuns: 60 },
    );
  });

  test('a query as long as no name is refused', async () => {
    const answer = await callHub(sandbox, 'suggestHotels', { query: { lang: 'ko', query: '남'.repeat(81) } });
    expect(answer.status).toBe(400);
  });
});

test('the index names every hotel with the day of its last change', async () => {
  const { data }: { data: HotelIndex } = (await callHub(sandbox, 'hotelIndex', { query: { page: '1' } })).body;
  expect(idsOf(data.hotels)).toEqual(idsOf(hotels));
  expect(data.total).toBe(hotels.length);
  const beyond = await callHub(sandbox, 'hotelIndex', { query: { page: '2' } });
  expect(beyond.body.data).toEqual({ hotels: [], total: hotels.length });
});

describe('a hotel that has moved', () => {
  test.each(hotels.flatMap(({ hotelId, formerIds = [] }) => formerIds.map((formerId) => [formerId, hotelId])))(
    '%s answers as %s',
    async (formerId, hotelId) => {
      const detail = (id: string) =>
        callHub(sandbox, 'hotelDetail', { params: { hotelId: id }, query: { lang: 'en' } });
      const [before, now] = [await detail(formerId), await detail(hotelId)];
      expect(before.body).toEqual(now.body);
      expect(before.body.data.hotelId).toBe(hotelId);
    },
  );

  test('no former id is the id of another', () => {
    const former = hotels.flatMap(({ formerIds = [] }) => formerIds);
    expect(former.length).toBeGreaterThan(0);
    for (const formerId of former) expect(idsOf(hotels)).not.toContain(formerId);
  });
});

test('every hotel names two to four landmarks near it, the nearest first and in the summary too', async () => {
  for (const lang of ['ko', 'en', 'jp', 'ch']) {
    for (const { hotelId, landmark } of (await listed({ lang })).hotels) {
      const { body } = await callHub(sandbox, 'hotelDetail', { params: { hotelId }, query: { lang } });
      const { landmarks } = body.data as { landmarks: { name: string; distanceKm: number }[] };
      expect(landmarks.length).toBeGreaterThanOrEqual(2);
      expect(landmarks.length).toBeLessThanOrEqual(4);
      expect(landmarks[0]).toEqual(landmark);
      const distances = landmarks.map(({ distanceKm }) => distanceKm);
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      if (lang !== 'ko') for (const { name } of landmarks) expect(name).not.toMatch(/\p{Script=Hangul}/u);
    }
  }
});
