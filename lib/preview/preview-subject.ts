import type { Picture } from '@/lib/hub/contract/common';
import type { RestaurantSummary } from '@/lib/hub/contract/dining';
import type { HotelSummary } from '@/lib/hub/contract/hotel';
import type { StayPackage } from '@/lib/hub/contract/package';
import type { Locale } from '@/lib/i18n/languages';
import { placeName } from '@/lib/stay/place-name';

export interface PreviewSubject {
  kind: 'hotel' | 'restaurant' | 'offer' | 'page';
  id: string;
  locale: Locale;
  title: string;
  line: string;
  picture: Pick<Picture, 'path' | 'widths' | 'alt'> | null;
}

type PreviewedHotel = Pick<HotelSummary, 'hotelId' | 'hotelName' | 'regionName' | 'cityName' | 'picture'>;

export function hotelPreview(hotel: PreviewedHotel, locale: Locale): PreviewSubject {
  const { hotelId, hotelName, picture } = hotel;
  return { kind: 'hotel', id: hotelId, locale, title: hotelName, line: placeName(hotel), picture };
}

type PreviewedRestaurant = Pick<RestaurantSummary, 'restaurantId' | 'name' | 'hotelName' | 'picture'>;

export function restaurantPreview(restaurant: PreviewedRestaurant, locale: Locale): PreviewSubject {
  const { restaurantId, name, hotelName, picture } = restaurant;
  return { kind: 'restaurant', id: restaurantId, locale, title: name, line: hotelName, picture };
}

type PreviewedPackage = Pick<StayPackage, 'packageId' | 'title' | 'hotels' | 'picture'>;

export function packagePreview(offer: PreviewedPackage, locale: Locale): PreviewSubject {
  const { packageId, title, hotels, picture } = offer;
  const line = hotels.map(({ hotelName }) => hotelName).join(' · ');
  return { kind: 'offer', id: packageId, locale, title, line, picture };
}
