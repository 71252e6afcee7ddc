import type { DayOfWeek, RestaurantLeaf, WithContext } from 'schema-dts';
import type { Picture } from '@/lib/hub/contract/common';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { widestPicture } from '@/lib/stay/widest-picture';
import { postalAddress } from './postal-address';

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export interface OpeningHours {
  days: readonly Weekday[];
  opens: string;
  /** `HH:mm` in Seoul; earlier than `opens` where the house closes after midnight. */
  closes: string;
}

interface RestaurantFacts {
  name: string;
  description: string;
  pictures: readonly Picture[];
  cuisine?: string;
  telephone?: string;
  address?: HotelDetail['address'];
  geo?: HotelDetail['geo'];
  openingHours?: readonly OpeningHours[];
  hotel?: { name: string; url: string };
  acceptsReservations: boolean;
}

interface RestaurantJsonLdInput {
  restaurant: RestaurantFacts;
  url: string;
  origin: string;
}

const dayAddress = (day: Weekday): DayOfWeek => `https://schema.org/${day}`;

export function restaurantJsonLd({ restaurant, url, origin }: RestaurantJsonLdInput): WithContext<RestaurantLeaf> {
  const { address, geo, openingHours, hotel } = restaurant;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': url,
    url,
    name: restaurant.name,
    description: restaurant.description,
    image: restaurant.pictures.map((picture) => new URL(widestPicture(picture), origin).href),
    acceptsReservations: restaurant.acceptsReservations,
    ...(restaurant.cuisine && { servesCuisine: restaurant.cuisine }),
    ...(restaurant.telephone && { telephone: restaurant.telephone }),
    ...(address && { address: postalAddress(address) }),
    ...(geo && { geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude } }),
    ...(openingHours && {
      openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        dayOfWeek: days.map(dayAddress),
        opens,
        closes,
      })),
    }),
    ...(hotel && { containedInPlace: { '@type': 'Hotel', '@id': hotel.url, name: hotel.name, url: hotel.url } }),
  };
}
