import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

export interface RegionNavigationProps {
  locale: Locale;
  regions: readonly { detail: string; name: string }[];
  /** Details of the other categories; they lead to a search, because a kept page has one order only. */
  themes: readonly { category: string; detail: string; name: string }[];
}

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-brass';

/** Where to on the hotel list: its regions by anchor, the landscapes by search. */
export async function RegionNavigation({ locale, regions, themes }: RegionNavigationProps) {
  const t = await getTranslations({ locale, namespace: 'hotels' });
  return (
    <div className="mt-12 grid gap-y-4 border-stone-deep border-y py-5 text-sm lg:grid-cols-2 lg:gap-x-12">
      <nav aria-label={t('list.regionNavigation')}>
        <ul className="flex flex-wrap gap-x-6">
          {regions.map(({ detail, name }) => (
            <li key={detail}>
              <a href={`#${detail}`} className={linkClass}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('list.themes')} className="flex flex-wrap items-center gap-x-6 lg:justify-end">
        <span className="text-ink-muted">{t('list.themes')}</span>
        <ul className="flex flex-wrap gap-x-6">
          {themes.map(({ category, detail, name }) => (
            <li key={detail}>
              <a
                href={localizedPath(locale, paths.search(String(new URLSearchParams({ category, detail }))))}
                className={linkClass}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
