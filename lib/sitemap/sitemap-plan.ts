import { madeFiles } from '@/lib/routes/made-files';

/** Hotels of one map: with each language an address of its own, some 3 MB, well below the 50,000 addresses allowed. */
export const HOTELS_A_MAP = 1_000;
/** The hub has no index of restaurants, and gives no more at a time. */
export const RESTAURANTS_A_CALL = 60;
export const RESTAURANTS_A_MAP = 10 * RESTAURANTS_A_CALL;

/** Stretches of hotels and restaurants are counted from 1. */
export type SitemapName = { kind: 'pages' | 'places' | 'offers' } | { kind: 'hotels' | 'restaurants'; number: number };

export function sitemapPath(name: SitemapName): string {
  if (name.kind === 'hotels') return `/sitemaps/${name.number}.xml`;
  return `/sitemaps/${name.kind === 'restaurants' ? `restaurants-${name.number}` : name.kind}.xml`;
}

export function parseSitemapPath(path: string): SitemapName | null {
  const { whole, restaurants, number } = madeFiles.sitemap.exec(path)?.groups ?? {};
  if (whole !== undefined) return { kind: whole as 'pages' | 'places' | 'offers' };
  return number === undefined ? null : { kind: restaurants ? 'restaurants' : 'hotels', number: Number(number) };
}

export const hotelMapCount = (total: number): number => Math.ceil(total / HOTELS_A_MAP);

export const restaurantMapCount = (total: number): number => Math.ceil(total / RESTAURANTS_A_MAP);

/** @param pageSize hotels of one index page, a multiple of `HOTELS_A_MAP`, so that no map lies across two */
export function placesOfMap(number: number, pageSize: number): { page: number; from: number; until: number } {
  const first = (number - 1) * HOTELS_A_MAP;
  const from = first % pageSize;
  return { page: Math.floor(first / pageSize) + 1, from, until: from + HOTELS_A_MAP };
}
