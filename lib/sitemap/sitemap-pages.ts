import 'server-only';
import { HOTELS_AN_INDEX_PAGE, type HotelIndex } from '@/lib/hub/contract/hotel';
import { paths } from '@/lib/paths';
import { keptHotelIndex } from './kept-hotel-index';
import { hotelMapCount, placesOfMap, type SitemapName, sitemapFile } from './sitemap-plan';
import type { SitemapPage } from './sitemap-xml';

type IndexedHotel = HotelIndex['hotels'][number];

async function hotelsOfMap(number: number): Promise<IndexedHotel[]> {
  const { page, from, until } = placesOfMap(number, HOTELS_AN_INDEX_PAGE);
  const { hotels } = await keptHotelIndex(page);
  return hotels.slice(from, until);
}

const latest = (hotels: readonly IndexedHotel[]) =>
  hotels.reduce<string | undefined>(
    (day, { changedOn }) => (day === undefined || changedOn > day ? changedOn : day),
    undefined,
  );

/**
 * All maps, with the day on which anything in them last changed.
 * @throws HubError
 */
export async function sitemaps(): Promise<SitemapPage[]> {
  const { total } = await keptHotelIndex(1);
  const address = (name: SitemapName) => `/sitemaps/${sitemapFile(name)}`;
  const maps: SitemapPage[] = [{ path: address({ kind: 'pages' }) }];
  for (let number = 1; number <= hotelMapCount(total); number += 1) {
    maps.push({ path: address({ kind: 'hotels', number }), changedOn: latest(await hotelsOfMap(number)) });
  }
  return maps;
}

/**
 * The pages of one map; null where there is none of that name.
 * @throws HubError
 */
export async function pagesOfSitemap(name: SitemapName): Promise<SitemapPage[] | null> {
  if (name.kind === 'pages') return [{ path: paths.home() }, { path: paths.hotels() }];
  const { total } = await keptHotelIndex(1);
  if (name.number > hotelMapCount(total)) return null;
  const hotels = await hotelsOfMap(name.number);
  return hotels.map(({ hotelId, changedOn }) => ({ path: paths.hotel(hotelId), changedOn }));
}
