import { getLocale, getTranslations } from 'next-intl/server';
import { wayFrom } from '@/components/stay/way-text';
import { formatKrw } from '@/components/ui/price';
import type { HotelSummary } from '@/lib/hub/contract/hotel';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { placeName } from '@/lib/stay/place-name';
import { HotelCardView } from './hotel-card-view';
import { hotelPictureName } from './hotel-picture-name';

export interface HotelCardProps {
  hotel: HotelSummary;
  sizes?: string;
  priority?: boolean;
  titleLevel?: 2 | 3;
}

export async function HotelCard({ hotel, sizes, priority, titleLevel }: HotelCardProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  return (
    <HotelCardView
      href={localizedPath(locale, paths.hotel(hotel.hotelId))}
      picture={hotel.picture}
      pictureTransition={{ name: hotelPictureName(hotel.hotelId), share: 'hotel-picture' }}
      sizes={sizes}
      priority={priority}
      eyebrow={placeName(hotel)}
      title={hotel.hotelName}
      titleLevel={titleLevel}
      tagline={hotel.tagline}
      way={hotel.landmark ? await wayFrom(hotel.landmark) : undefined}
      price={
        hotel.lowestNightKrw === null
          ? t('price.none')
          : {
              amount: formatKrw(hotel.lowestNightKrw, locale),
              before: t('price.from'),
              after: t('price.perNight'),
            }
      }
    />
  );
}
