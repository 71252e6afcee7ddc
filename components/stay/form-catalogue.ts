import type { HotelProducts } from '@/lib/hub/contract/hotel';
import type { HotelRef } from '@/lib/stay/chosen-stay';
import type { SearchCatalogue } from '@/lib/stay/search-params';
import { ALL_DETAILS } from '@/lib/stay/stay';

/** What the search form needs of the catalogue; small, because every home page carries it. */
export interface FormCatalogue {
  categories: { category: string; name: string; details: { detail: string; name: string }[] }[];
  /** Only the hotels that the address names; others are searched as somebody types. */
  hotels: HotelRef[];
}

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

export function searchCatalogue({ categories, hotels }: FormCatalogue): SearchCatalogue {
  return { categories, hotelIds: hotels.map(({ hotelId }) => hotelId) };
}

/** A choice of place as the form shows it: everywhere, where the catalogue does not have it. */
export const knownPlace = <P extends { category: string; detail: string }>(catalogue: FormCatalogue, place: P): P =>
  detailName(catalogue, place.category, place.detail) === null ? { ...place, detail: ALL_DETAILS } : place;

export function detailName({ categories }: FormCatalogue, category: string, detail: string): string | null {
  const known = categories.find((entry) => entry.category === category);
  return known?.details.find((entry) => entry.detail === detail)?.name ?? null;
}
