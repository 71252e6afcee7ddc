import { getLocale, getTranslations } from 'next-intl/server';
import { RegionLink } from '@/components/stay/region-link';
import type { HotelCategory } from '@/lib/hub/contract/hotel';
import { localizedPath } from '@/lib/i18n/localized-path';
import { plainNumber } from '@/lib/i18n/plain-number';
import { paths } from '@/lib/routes/paths';
import type { HotelPlace } from '@/lib/stay/hotel-list';
import { DEFAULT_CATEGORY } from '@/lib/stay/stay';

export interface RegionNavigationProps {
  categories: readonly HotelCategory[];
  place?: HotelPlace;
}

export async function RegionNavigation({ categories, place }: RegionNavigationProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  const number = plainNumber(locale);
  const linksOf = (category: string) =>
    categories
      .filter((entry) => (entry.category === DEFAULT_CATEGORY) === (category === DEFAULT_CATEGORY))
      .flatMap((entry) => entry.details.map((detail) => ({ ...detail, category: entry.category })))
      .filter(({ hotelCount }) => hotelCount > 0)
      .map(({ category: of, detail, name, hotelCount }) => (
        <RegionLink
          key={`${of}/${detail}`}
          href={localizedPath(locale, paths.hotels({ place: { category: of, detail } }))}
          isCurrent={place?.category === of && place.detail === detail}
          name={name}
          count={number.format(hotelCount)}
        />
      ));
  return (
    <div className="mt-12 border-stone-deep border-y py-4 text-sm">
      <nav aria-label={t('list.regionNavigation')}>
        <ul className="flex flex-wrap gap-x-6">
          <RegionLink
            href={localizedPath(locale, paths.hotels())}
            isCurrent={place === undefined}
            name={t('list.allHotels')}
          />
          {linksOf(DEFAULT_CATEGORY)}
        </ul>
      </nav>
      <nav aria-label={t('list.themes')} className="mt-2 flex flex-wrap items-center gap-x-6">
        <span aria-hidden="true" className="text-ink-muted">
          {t('list.themes')}
        </span>
        <ul className="flex flex-wrap gap-x-6">{linksOf('theme')}</ul>
      </nav>
    </div>
  );
}
