import type { HotelProducts } from '@/lib/hub/contract/hotel';
import { ALL_DETAILS, type SearchCatalogue } from '@/lib/stay/search-params';

/** What the search form needs to know of the group's hotels; small, because it travels with every home page. */
export interface FormCatalogue {
  categories: { category: string; name: string; details: { detail: string; name: string }[] }[];
  hotels: {
    hotelId: string;
    hotelName: string;
    cityName: string;
    categories: { category: string; detail: string }[];
  }[];
}

export function formCatalogue({ categories, hotels }: HotelProducts): FormCatalogue {
  return {
    categories: categories.map(({ category, name, details }) => ({
      category,
      name,
      details: details
        .filter(({ detail, hotelCount }) => detail !== ALL_DETAILS && hotelCount > 0)
        .map(({ detail, name: detailName }) => ({ detail, name: detailName })),
    })),
    hotels: hotels.map(({ hotelId, hotelName, cityName, categories: places }) => ({
      hotelId,
      hotelName,
      cityName,
      categories: places,
    })),
  };
}

/** The names that an address may use. */
export function searchCatalogue({ categories, hotels }: FormCatalogue): SearchCatalogue {
  return { categories, hotelIds: hotels.map(({ hotelId }) => hotelId) };
}

/** Hotels of a category's detail, or of all of them. */
export function hotelsOf({ hotels }: FormCatalogue, category: string, detail: string): FormCatalogue['hotels'] {
  return hotels.filter(
    (hotel) =>
      detail === ALL_DETAILS ||
      hotel.categories.some((place) => place.category === category && place.detail === detail),
  );
}

/** Name of a detail, or null for all of them. */
export function detailName({ categories }: FormCatalogue, category: string, detail: string): string | null {
  const known = categories.find((entry) => entry.category === category);
  return known?.details.find((entry) => entry.detail === detail)?.name ?? null;
}
