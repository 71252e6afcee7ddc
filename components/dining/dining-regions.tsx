import { getTranslations } from 'next-intl/server';
import type { RestaurantList } from '@/lib/hub/contract/dining';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';

export interface DiningRegionsProps {
  locale: Locale;
  regions: RestaurantList['regions'];
  /** Omitted for all of them. */
  current: string | undefined;
}

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 transition-colors duration-200 hover:decoration-brass aria-[current]:decoration-brass';

export async function DiningRegions({ locale, regions, current }: DiningRegionsProps) {
  const t = await getTranslations({ locale, namespace: 'dining.list' });
  return (
    <nav aria-label={t('regionNavigation')} className="mt-12 text-sm">
      <ul className="flex flex-wrap gap-x-6">
        <li>
          <a
            href={localizedPath(locale, paths.dining())}
            aria-current={current === undefined ? 'true' : undefined}
            className={linkClass}
          >
            {t('all')}
          </a>
        </li>
        {regions.map(({ detail, name, restaurantCount }) => (
          <li key={detail}>
            <a
              href={localizedPath(locale, paths.dining({ region: detail }))}
              aria-current={current === detail ? 'true' : undefined}
              className={linkClass}
            >
              {name}
              <span className="tabular ms-1.5 text-ink-muted text-xs">{restaurantCount}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
