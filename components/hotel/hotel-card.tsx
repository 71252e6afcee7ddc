import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { Price } from '@/components/ui/price';
import type { HotelSummary } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { placeName } from '@/lib/stay/place-name';
import { hotelPictureName } from './hotel-picture-name';

export interface HotelCardProps {
  locale: Locale;
  hotel: HotelSummary;
  sizes?: string;
  priority?: boolean;
}

export async function HotelCard({ locale, hotel, sizes, priority }: HotelCardProps) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  return (
    <Card
      className="w-full"
      href={localizedPath(locale, paths.hotel(hotel.hotelId))}
      prefetch={false}
      picture={hotel.picture}
      pictureTransition={{ name: hotelPictureName(hotel.hotelId), share: 'hotel-picture' }}
      sizes={sizes}
      priority={priority}
      eyebrow={placeName(hotel)}
      title={hotel.hotelName}
      meta={hotel.tagline}
      footer={
        hotel.lowestNightKrw === null ? (
          <span className="text-ink-muted text-sm">{t('price.none')}</span>
        ) : (
          <Price
            amountKrw={hotel.lowestNightKrw}
            locale={locale}
            before={t('price.from')}
            after={t('price.perNight')}
          />
        )
      }
    />
  );
}
