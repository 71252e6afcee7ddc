import type { OfferLeaf, ProductLeaf, WithContext } from 'schema-dts';
import type { StayPackage } from '@/lib/hub/contract/package';
import { bookableHotels } from '@/lib/stay/package-dates';
import { widestPicture } from '@/lib/stay/widest-picture';

interface PackageJsonLdInput {
  known: StayPackage;
  url: string;
  origin: string;
  /** Address of the rooms at the lowest price. */
  offerUrl: (hotel: ReturnType<typeof bookableHotels>[number]) => string;
  hotelUrl: (hotelId: string) => string;
}

/** A product with one offer for each hotel in which it can be booked now. */
export function packageJsonLd(input: PackageJsonLdInput): WithContext<ProductLeaf> {
  const { known, url, origin, offerUrl, hotelUrl } = input;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    url,
    name: known.title,
    description: known.summary,
    image: new URL(widestPicture(known.picture), origin).href,
    offers: bookableHotels(known).map(
      (hotel): OfferLeaf => ({
        '@type': 'Offer',
        url: offerUrl(hotel),
        priceCurrency: 'KRW',
        price: hotel.lowest.totalKrw,
        availability: 'https://schema.org/InStock',
        validFrom: known.booking.from,
        validThrough: known.booking.until,
        offeredBy: {
          '@type': 'Hotel',
          '@id': hotelUrl(hotel.hotelId),
          name: hotel.hotelName,
          url: hotelUrl(hotel.hotelId),
        },
      }),
    ),
  };
}
