import { getTranslations } from 'next-intl/server';
import type { HotelCategory } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import type { HotelPlace } from '@/lib/stay/hotel-list';
import { DEFAULT_CATEGORY } from '@/lib/stay/search-params';

export interface RegionNavigationProps {
  locale: Locale;
  categories: readonly HotelCategory[];
  /** Omitted for the whole group. */
  place?: HotelPlace;
}

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-brass aria-[current]:decoration-brass';

export async function RegionNavigation({ locale, categories, place }: RegionNavigationProps) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  const number = new Intl.NumberFormat(locale);
  const linksOf = (category: string) =>
    categories
      .filter((entry) => (entry.category === DEFAULT_CATEGORY) === (category === DEFAULT_CATEGORY))
      .flatMap((entry) => entry.details.map((detail) => ({ ...detail, category: entry.category })))
      .filter(({ hotelCount }) => hotelCount > 0)
      .map(({ category: of, detail, name, hotelCount }) => (
        <li key={`${of}/${detail}`}>
          <a
            href={localizedPath(locale, paths.hotels({ place: { category: of, detail } }))}
            aria-current={place?.category === of && place.detail === detail ? 'true' : undefined}
            className={linkClass}
          >
            {name}
            <span className="ms-1.5 tabular text-ink-muted text-xs">{number.format(hotelCount)}</span>
          </a>
        </li>
      ));
  return (
    <div className="mt-12 border-stone-deep border-y py-4 text-sm">
      <nav aria-label={t('list.regionNavigation')}>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <a
              href={localizedPath(locale, paths.hotels())}
              aria-current={place === undefined ? 'true' : undefined}
              className={linkClass}
            >
              {t('list.allHotels')}
            </a>
          </li>
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
