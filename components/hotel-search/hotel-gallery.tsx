import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';

/** A great picture and the smaller ones beside it; on a phone they stand below it in a row. */
export async function HotelGallery({ locale, hotel }: { locale: Locale; hotel: HotelDetail }) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const others = hotel.pictures.filter(({ path }) => path !== hotel.picture.path).slice(0, 3);
  return (
    <section aria-label={t('detail.gallery')} className="grid gap-2 lg:grid-cols-[3fr_1fr]">
      <Picture
        picture={hotel.picture}
        sizes="(min-width: 64rem) 75vw, 100vw"
        priority
        className="aspect-landscape w-full lg:aspect-auto lg:h-[34rem]"
      />
      <ul className="grid grid-cols-3 gap-2 lg:h-[34rem] lg:grid-cols-1 lg:grid-rows-3">
        {others.map((picture) => (
          <li key={picture.path} className="lg:h-full lg:min-h-0">
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 25vw, 33vw"
              className="aspect-landscape lg:aspect-auto lg:h-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
