/** Hotels of one map: with each language an address of its own, some 3 MB, well below the 50,000 addresses allowed. */
export const HOTELS_A_MAP = 1_000;

/** What a map holds: the pages that are always there, or a stretch of the hotels, counted from 1. */
export type SitemapName = { kind: 'pages' } | { kind: 'hotels'; number: number };

/** File name of a map below `/sitemaps/`. */
export function sitemapFile(name: SitemapName): string {
  return name.kind === 'pages' ? 'pages.xml' : `${name.number}.xml`;
}

/** What a file name asks for; null for one that no map can have. */
export function parseSitemapFile(file: string): SitemapName | null {
  if (file === 'pages.xml') return { kind: 'pages' };
  const number = /^([1-9]\d{0,4})\.xml$/.exec(file)?.[1];
  return number === undefined ? null : { kind: 'hotels', number: Number(number) };
}

/** How many maps the hotels fill. @param total hotels of the group */
export function hotelMapCount(total: number): number {
  return Math.ceil(total / HOTELS_A_MAP);
}

/**
 * Where the hub's index has the hotels of a map: the page, counted from 1, and the places on it.
 * @param pageSize hotels of one index page, a multiple of `HOTELS_A_MAP`, so that no map lies across two
 */
export function placesOfMap(number: number, pageSize: number): { page: number; from: number; until: number } {
  const first = (number - 1) * HOTELS_A_MAP;
  const from = first % pageSize;
  return { page: Math.floor(first / pageSize) + 1, from, until: from + HOTELS_A_MAP };
}
