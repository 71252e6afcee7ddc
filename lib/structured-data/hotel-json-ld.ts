import type { HotelLeaf, OfferLeaf, WithContext } from 'schema-dts';
import type { HotelDetail, RoomType } from '@/lib/hub/contract/hotel';
import { widestPicture } from '@/lib/stay/widest-picture';
import { postalAddress } from './postal-address';

interface HotelJsonLdInput {
  hotel: HotelDetail;
  url: string;
  origin: string;
}

function roomOffer({ name, lowestNightKrw }: RoomType, url: string): OfferLeaf[] {
  if (lowestNightKrw === null) return [];
  return [{ '@type': 'Offer', name, url: `${url}#rooms`, priceCurrency: 'KRW', price: lowestNightKrw }];
}

export function hotelJsonLd({ hotel, url, origin }: HotelJsonLdInput): WithContext<HotelLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': url,
    url,
    name: hotel.hotelName,
    description: hotel.tagline,
    image: hotel.pictures.map((picture) => new URL(widestPicture(picture), origin).href),
    telephone: hotel.telephone,
    email: hotel.email,
    checkinTime: hotel.checkInFrom,
    checkoutTime: hotel.checkOutUntil,
    address: postalAddress(hotel.address),
    ...(hotel.geo && {
      geo: { '@type': 'GeoCoordinates', latitude: hotel.geo.latitude, longitude: hotel.geo.longitude },
    }),
    amenityFeature: hotel.facilities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    makesOffer: hotel.roomTypes.flatMap((room) => roomOffer(room, url)),
  };
}
