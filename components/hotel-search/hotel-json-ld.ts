import type { HotelDetail } from '@/lib/hub/contract/hotel';

interface HotelJsonLdInput {
  hotel: HotelDetail;
  /** Absolute address of the hotel's page in this language. */
  url: string;
  /** Configured origin, for pictures. */
  origin: string;
}

/** schema.org's Hotel, with the values that the page shows and no others. */
export function hotelJsonLd({ hotel, url, origin }: HotelJsonLdInput): Record<string, unknown> {
  const { address, geo, picture } = hotel;
  const width = Math.max(...picture.widths);
  return {
    '@context': 'https://schema.org',
    '@type': 'Hotel',
    '@id': url,
    url,
    name: hotel.hotelName,
    description: hotel.tagline,
    image: new URL(`${picture.path}-${width}.webp`, origin).href,
    telephone: hotel.telephone,
    email: hotel.email,
    checkinTime: hotel.checkInFrom,
    checkoutTime: hotel.checkOutUntil,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: geo.latitude, longitude: geo.longitude },
    amenityFeature: hotel.facilities.map(({ name }) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
    makesOffer: hotel.roomTypes
      .filter(({ lowestNightKrw }) => lowestNightKrw !== null)
      .map(({ name, lowestNightKrw }) => ({
        '@type': 'Offer',
        name,
        priceCurrency: 'KRW',
        price: lowestNightKrw,
        url,
      })),
  };
}

/** schema.org's BreadcrumbList of the trail that the page shows. @param trail absolute addresses, from the top down */
export function breadcrumbJsonLd(trail: readonly { label: string; url: string }[]): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url,
    })),
  };
}

/** JSON for a script element: a hotel's text can never close it. */
export function jsonLdText(data: Record<string, unknown>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
