import 'server-only';
import { HOTELS_AN_INDEX_PAGE, type HotelIndex } from '@/lib/hub/contract/hotel';
import { pages } from '@/lib/routes/pages';
import { paths } from '@/lib/routes/paths';
import { ALL_DETAILS } from '@/lib/stay/stay';
import { hotelCategories, indexedHotels, indexedPackages, indexedRestaurants } from './hub-index';
import {
  hotelMapCount,
  placesOfMap,
  RESTAURANTS_A_CALL,
  RESTAURANTS_A_MAP,
  restaurantMapCount,
  type SitemapName,
  sitemapPath,
} from './sitemap-plan';
import type { SitemapPage } from './sitemap-xml';

type IndexedHotel = HotelIndex['hotels'][number];

async function hotelsOfMap(number: number): Promise<IndexedHotel[]> {
  const { page, from, until } = placesOfMap(number, HOTELS_AN_INDEX_PAGE);
  const { hotels } = await indexedHotels(page);
  return hotels.slice(from, until);
}

async function restaurantsOfMap(number: number, total: number): Promise<string[]> {
  const first = (number - 1) * RESTAURANTS_A_MAP;
  const ids: string[] = [];
  for (let place = first; place < Math.min(total, first + RESTAURANTS_A_MAP); place += RESTAURANTS_A_CALL) {
    ids.push(...(await indexedRestaurants(place / RESTAURANTS_A_CALL + 1)).ids);
  }
  return ids;
}

const latest = (hotels: readonly IndexedHotel[]) =>
  hotels.reduce<string | undefined>(
    (day, { changedOn }) => (day === undefined || changedOn > day ? changedOn : day),
    undefined,
  );

const numbers = (count: number) => Array.from({ length: count }, (_, place) => place + 1);

/** Those of hotels with the day on which anything in them last changed. @throws HubError */
export async function sitemaps(): Promise<SitemapPage[]> {
  const [hotels, restaurants] = await Promise.all([indexedHotels(1), indexedRestaurants(1)]);
  const whole = ['pages', 'places', 'offers'] as const;
  const maps: SitemapPage[] = whole.map((kind) => ({ path: sitemapPath({ kind }) }));
  for (const number of numbers(hotelMapCount(hotels.total))) {
    maps.push({ path: sitemapPath({ kind: 'hotels', number }), changedOn: latest(await hotelsOfMap(number)) });
  }
  for (const number of numbers(restaurantMapCount(restaurants.total))) {
    maps.push({ path: sitemapPath({ kind: 'restaurants', number }) });
  }
  return maps;
}

async function places(): Promise<SitemapPage[]> {
  const [categories, { regions }] = await Promise.all([hotelCategories(), indexedRestaurants(1)]);
  const ofHotels = categories.flatMap(({ category, details }) =>
    details
      .filter(({ detail, hotelCount }) => detail !== ALL_DETAILS && hotelCount > 0)
      .map(({ detail }) => ({ path: paths.hotels({ place: { category, detail } }) })),
  );
  return [...ofHotels, ...regions.map((region) => ({ path: paths.dining({ region }) }))];
}

/** Null where there is none of that name. @throws HubError */
export async function pagesOfSitemap(name: SitemapName): Promise<SitemapPage[] | null> {
  if (name.kind === 'pages') {
    const listed = pages.filter(({ search, pattern }) => search === 'listed' && !pattern.includes('{'));
    return listed.map(({ pattern }) => ({ path: pattern }));
  }
  if (name.kind === 'places') return places();
  if (!('number' in name)) return (await indexedPackages()).map((id) => ({ path: paths.package(id) }));
  if (name.kind === 'hotels') {
    const { total } = await indexedHotels(1);
    if (name.number > hotelMapCount(total)) return null;
    const hotels = await hotelsOfMap(name.number);
    return hotels.map(({ hotelId, changedOn }) => ({ path: paths.hotel(hotelId), changedOn }));
  }
  const { total } = await indexedRestaurants(1);
  if (name.number > restaurantMapCount(total)) return null;
  return (await restaurantsOfMap(name.number, total)).map((id) => ({ path: paths.restaurant(id) }));
}
