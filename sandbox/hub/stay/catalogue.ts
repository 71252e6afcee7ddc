import type { HotelSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import { type RegionCode, regions, type ThemeCode, themes } from '../seed/regions.ts';
import { findHotel } from './room-type-index.ts';

/** A category and perhaps one of its details, as calls name them; both missing means the whole group. */
export interface PlaceFilter {
  readonly category?: string | undefined;
  readonly detail?: string | undefined;
}

const byRegion = Map.groupBy(hotels, ({ region }) => region);
const byTheme = new Map(
  (Object.keys(themes) as ThemeCode[]).map((theme) => [theme, hotels.filter((hotel) => hotel.themes.includes(theme))]),
);

/** Hotels of a category's detail in the group's order; none for a place that does not exist. */
export function hotelsIn({ category, detail }: PlaceFilter): readonly HotelSeed[] {
  if (category === undefined) return hotels;
  if (category === 'location') return detail === undefined ? hotels : (byRegion.get(detail as RegionCode) ?? []);
  if (category === 'theme') {
    if (detail !== undefined) return byTheme.get(detail as ThemeCode) ?? [];
    return hotels.filter((hotel) => hotel.themes.length > 0);
  }
  return [];
}

/** Those of the ids that exist, in the order asked for, each once; a former id counts for its hotel. */
export function hotelsByIds(hotelIds: readonly string[]): HotelSeed[] {
  return [...new Set(hotelIds.flatMap((hotelId) => findHotel(hotelId) ?? movedHotel(hotelId) ?? []))];
}

const byFormerId = new Map(hotels.flatMap((hotel) => (hotel.formerIds ?? []).map((formerId) => [formerId, hotel])));

/** The hotel that once had this id. */
export const movedHotel = (formerId: string): HotelSeed | undefined => byFormerId.get(formerId);

/** How many hotels each region and theme holds. */
export const regionCounts = new Map(
  (Object.keys(regions) as RegionCode[]).map((r) => [r, byRegion.get(r)?.length ?? 0]),
);
export const themeCounts = new Map([...byTheme].map(([theme, members]) => [theme, members.length]));

/** One page of a list, counted from 1; empty beyond its end. */
export function pageOf<T>(list: readonly T[], page: number, pageSize: number): T[] {
  return list.slice((page - 1) * pageSize, page * pageSize);
}
