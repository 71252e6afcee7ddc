import type { PostalAddressLeaf } from 'schema-dts';
import type { HotelDetail } from '@/lib/hub/contract/hotel';

export function postalAddress(address: HotelDetail['address']): PostalAddressLeaf {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}
