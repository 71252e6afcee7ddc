import type { HotelSummary } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { placeName } from '@/lib/stay/place-name';
import type { PreviewSubject } from './preview-subject';

type PreviewedHotel = Pick<HotelSummary, 'hotelId' | 'hotelName' | 'regionName' | 'cityName' | 'picture'>;

export function hotelPreview(hotel: PreviewedHotel, locale: Locale): PreviewSubject {
  return {
    kind: 'hotel',
    id: hotel.hotelId,
    locale,
    title: hotel.hotelName,
    line: placeName(hotel),
    picture: hotel.picture,
  };
}
