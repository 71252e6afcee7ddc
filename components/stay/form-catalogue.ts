import type { HotelProducts } from '@/lib/hub/contract/hotel';
import { ALL_DETAILS, type SearchCatalogue } from '@/lib/stay/search-params';
import type { HotelRef } from '@/lib/stay/search-state';

/** What the search form knows of the catalogue; small, because it travels with every home page. */
export interface FormCatalogue {
  categories: { category: string; name: string; details: { detail: string; name: string }[] }[];
  /** Hotels that the page's own address names, in the reader's language; all others are asked for as somebody types. */
  hotels: HotelRef[];
}

/** @param hotels those that the address names; missing: none are named */
export function formCatalogue({
  categories,
  hotels = [],
}: Pick<HotelProducts, 'categories'> & Partial<Pick<HotelProducts, 'hotels'>>): FormCatalogue {
  return {
    categories: categories.map(({ category, name, details }) => ({
      category,
      name,
      details: details
        .filter(({ detail, hotelCount }) => detail !== ALL_DETAILS && hotelCount > 0)
        .map(({ detail, name: detailName }) => ({ detail, name: detailName })),
    })),
    hotels: hotels.map(({ hotelId, hotelName }) => ({ hotelId, hotelName })),
  };
}

/** The names that an address may use. */
export function searchCatalogue({ categories, hotels }: FormCatalogue): SearchCatalogue {
  return { categories, hotelIds: hotels.map(({ hotelId }) => hotelId) };
}

/** Name of a detail, or null for all of them. */
export function detailName({ categories }: FormCatalogue, category: string, detail: string): string | null {
  const known = categories.find((entry) => entry.category === category);
  return known?.details.find((entry) => entry.detail === detail)?.name ?? null;
}
