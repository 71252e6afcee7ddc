// Long, because every map and the plan of them are read out of one scripted hub of any number of hotels.
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import robots from '@/app/robots';
import { GET as index } from '@/app/sitemap.xml/route';
import { GET as map } from '@/app/sitemaps/[file]/route';
import { languages } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { forgetAnswers } from '@/lib/sitemap/cached-answers';
import { HOTELS_A_MAP, hotelMapCount, parseSitemapPath, placesOfMap, sitemapPath } from '@/lib/sitemap/sitemap-plan';
import { samplePackage } from '../hub/sample-package';
import { json, scriptedHubForFile } from '../hub/scripted-hub';

const origin = 'https://www.example.com';
const hub = scriptedHubForFile({ PUBLIC_ORIGIN: origin });
beforeEach(forgetAnswers);

const INDEX_PAGE = 5_000;
const hotelId = (place: number) => `house-${place}`;

const picture = {
  path: '/pictures/x/y',
  widths: [480],
  formats: ['webp'],
  aspectRatio: '3:2',
  color: '#aabbcc',
  alt: '',
};
const text = { hotelName: 'x', regionName: 'x', cityName: 'x', name: 'x', cuisine: 'x', description: 'x', hours: 'x' };
const restaurant = (id: string) => ({
  ...text,
  restaurantId: id,
  hotelId: 'house-0',
  priceFromKrw: 1_000,
  bookable: true,
  picture,
});
const page = <T>(total: number, size: number, number: number, make: (place: number) => T): T[] =>
  Array.from({ length: Math.max(0, Math.min(size, total - (number - 1) * size)) }, (_, place) =>
    make((number - 1) * size + place),
  );

/** A hub with so many hotels and restaurants, paged as the contract says. */
function hubOf(total: number, restaurants = 0): void {
  hub.answer((seen, response) => {
    const { pathname, searchParams } = new URL(seen.path, hub.origin);
    const number = Number(searchParams.get('page') ?? 1);
    const data = pathname.endsWith('/dining/restaurant')
      ? {
          restaurants: page(restaurants, 60, number, (place) => restaurant(`table-${place}`)),
          total: restaurants,
          regions: [{ detail: 'seoul', name: 'Seoul', restaurantCount: 1 }],
        }
      : pathname.endsWith('/product/hotel')
        ? {
            categories: [
              {
                category: 'theme',
                name: 'Theme',
                details: [
                  { detail: 'sea', name: 'Sea', hotelCount: 2 },
                  { detail: 'empty', name: 'Empty', hotelCount: 0 },
                ],
              },
            ],
            hotels: [],
            total,
          }
        : {
            hotels: page(total, INDEX_PAGE, number, (place) => ({
              hotelId: hotelId(place),
              changedOn: place % INDEX_PAGE === 7 ? '2026-11-20' : '2026-01-31',
            })),
            total,
          };
    json(response, 200, { data });
  });
}

const ask = (file: string) => map(new Request(`http://localhost:3000/sitemaps/${file}`));
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

describe('the sitemaps of 10,000 hotels', () => {
  test('are listed once each, with the day of their last change, by absolute addresses', async () => {
    hubOf(10_000);
    const answer = await index();
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    const files = ['pages', 'places', 'offers', ...Array.from({ length: 10 }, (_, place) => place + 1)];
    expect(locations(xml)).toEqual(files.map((file) => `${origin}/sitemaps/${file}.xml`));
    expect([...xml.matchAll(/<lastmod>([^<]*)</g)].map(([, day]) => day)).toContain('2026-11-20');
    expect(hub.seen, 'two pages of hotels, one of restaurants').toHaveLength(3);
  });

  test('hold every hotel exactly once in every language, each naming all of them', async () => {
    hubOf(10_000);
    const found: string[] = [];
    for (let number = 1; number <= 10; number += 1) {
      const answer = await ask(`${number}.xml`);
      const xml = await answer.text();
      expect(xml.length).toBeLessThan(10 * 1024 * 1024);
      const addresses = locations(xml);
      expect(addresses.length).toBeLessThan(50_000);
      found.push(...addresses.map(String));
    }
    const expected = Array.from({ length: 10_000 }, (_, place) =>
      languages.map(({ locale }) => origin + localizedPath(locale, paths.hotel(hotelId(place)))),
    ).flat();
    expect(new Set(found).size).toBe(found.length);
    expect(found).toEqual(expected);
    expect(hub.seen, 'asked for once a page by all maps together').toHaveLength(2);
  });

  test('name the pages back that name them', async () => {
    hubOf(3);
    const xml = await (await ask('1.xml')).text();
    const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => ({
      address: locations(entry)[0],
      named: Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, to]) => [lang, to]),
      ),
    }));
    expect(entries).toHaveLength(3 * languages.length);
    for (const { address, named } of entries) {
      expect(Object.keys(named).sort()).toEqual(['en', 'ja', 'ko', 'x-default', 'zh-CN']);
      expect(Object.values(named)).toContain(address);
      const others = entries.filter((entry) => Object.values(named).includes(String(entry.address)));
      expect(others).toHaveLength(languages.length);
      for (const other of others) expect(other.named).toEqual(named);
    }
  });

  test('are written in pieces', async () => {
    hubOf(HOTELS_A_MAP);
    const reader = ((await ask('1.xml')).body as ReadableStream<Uint8Array>).getReader();
    const lengths: number[] = [];
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) lengths.push(piece.value.length);
    expect(lengths.length).toBeGreaterThan(10);
    expect(Math.max(...lengths)).toBeLessThan(300_000);
  });
});

test('restaurants have maps of their own, each restaurant once in every language', async () => {
  hubOf(1, 1_250);
  const xml = await (await index()).text();
  const maps = locations(xml).filter((address) => String(address).includes('restaurants-'));
  expect(maps).toEqual([1, 2, 3].map((number) => `${origin}/sitemaps/restaurants-${number}.xml`));
  const found: string[] = [];
  for (const number of [1, 2, 3])
    found.push(...locations(await (await ask(`restaurants-${number}.xml`)).text()).map(String));
  const expected = Array.from({ length: 1_250 }, (_, place) =>
    languages.map(({ locale }) => origin + localizedPath(locale, paths.restaurant(`table-${place}`))),
  ).flat();
  expect(found).toEqual(expected);
  expect((await ask('restaurants-4.xml')).status).toBe(404);
});

test('packages that can be booked have a map, in every language', async () => {
  hub.answer((_seen, response) => json(response, 200, { data: { packages: [samplePackage] } }));
  const addresses = locations(await (await ask('offers.xml')).text());
  expect(addresses).toEqual(
    languages.map(({ locale }) => origin + localizedPath(locale, paths.package(samplePackage.packageId))),
  );
});

test('the places that have anything have a map', async () => {
  hubOf(2, 1);
  const addresses = locations(await (await ask('places.xml')).text());
  expect(addresses).toContain(`${origin}/hotels/in/theme/sea`);
  expect(addresses).toContain(`${origin}/cn/dining/in/seoul`);
  expect(addresses.filter((address) => String(address).includes('empty'))).toEqual([]);
});

describe('a sitemap', () => {
  test.each([
    '0.xml',
    '12.xml',
    '2.xml',
    '1.XML',
    '01.xml',
    '1.xml.xml',
    'pages1.xml',
    'restaurants-.xml',
    'restaurants-1.xml',
    '',
    'x',
    '99999.xml',
  ])('%s is none: 404', async (file) => {
    hubOf(HOTELS_A_MAP);
    expect((await ask(file)).status).toBe(404);
  });

  test('of the pages that are always there needs no hub', async () => {
    hub.answer((_seen, response) => response.destroy());
    const xml = await (await ask('pages.xml')).text();
    expect(locations(xml)).toContain(`${origin}/`);
    expect(locations(xml)).toContain(`${origin}/jp/hotels`);
    expect(hub.seen).toEqual([]);
  });

  test.each<[string, () => Promise<Response>, tries: number]>([
    ['the list of maps', () => index(), 2 * 2],
    ['a map of hotels', () => ask('1.xml'), 2],
  ])(
    '%s with a hub that is down: 503 with the time to ask again, and it is not cached',
    async (_what, asked, tries) => {
      hub.answer((_seen, response) => response.destroy());
      const answer = await asked();
      expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
        503,
        '120',
        'no-store',
      ]);
      expect(await answer.text()).toBe('');
      // One of two calls settles the answer; the other's second try would be counted by a test after this one.
      await expect.poll(() => hub.seen.length).toBe(tries);
    },
  );

  test('outlives a hub that goes down', async () => {
    hubOf(2);
    const before = await (await ask('1.xml')).text();
    hub.answer((_seen, response) => response.destroy());
    const answer = await ask('1.xml');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(before);
  });

  test('of many visitors at once costs one call', async () => {
    hubOf(2);
    await Promise.all(Array.from({ length: 20 }, () => ask('1.xml')));
    expect(hub.seen).toHaveLength(1);
  });
});

describe('the plan of the maps', () => {
  test('finds every hotel on exactly one map', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (total) => {
        const places = Array.from({ length: hotelMapCount(total) }, (_, place) => placesOfMap(place + 1, INDEX_PAGE));
        const spans = places.map(({ page, from, until }) => [
          (page - 1) * INDEX_PAGE + from,
          (page - 1) * INDEX_PAGE + until,
        ]);
        expect(spans.map(([from]) => from)).toEqual(spans.map((_, place) => place * HOTELS_A_MAP));
        expect(spans.at(-1)?.[1] ?? 0).toBeGreaterThanOrEqual(total);
        expect(places.every(({ until }) => until <= INDEX_PAGE)).toBe(true);
      }),
    );
  });

  test('reads the names that it writes', () => {
    for (const name of [
      { kind: 'pages' },
      { kind: 'places' },
      { kind: 'hotels', number: 17 },
      { kind: 'restaurants', number: 3 },
    ] as const) {
      expect(parseSitemapPath(sitemapPath(name))).toEqual(name);
    }
  });
});

test('robots.txt closes what is personal in every language and names the sitemap of the configured origin', () => {
  const { rules, sitemap } = robots();
  const closed = [rules].flat().flatMap(({ disallow = [] }) => disallow);
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/myPage', '/en/myPage', '/jp/booking', '/cn/_app']));
  expect(sitemap).toBe(`${origin}/sitemap.xml`);
  for (const { locale } of languages) {
    for (const path of [paths.home(), paths.hotels(), paths.hotel('x'), paths.search('a=1'), paths.membershipLogin()]) {
      expect(closed.filter((prefix) => localizedPath(locale, path).startsWith(prefix))).toEqual([]);
    }
  }
});
