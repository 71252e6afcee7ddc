import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';

/** A great picture and the smaller ones beside it; on a phone they follow each other sideways. */
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
      <ul className="flex snap-x gap-2 overflow-x-auto lg:grid lg:h-[34rem] lg:grid-rows-3 lg:overflow-visible">
        {others.map((picture) => (
          <li key={picture.path} className="w-2/3 shrink-0 snap-start lg:h-full lg:min-h-0 lg:w-auto">
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 25vw, 67vw"
              className="aspect-landscape lg:aspect-auto lg:h-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
