import { getTranslations } from 'next-intl/server';
import { RegionLink } from '@/components/stay/region-link';
import type { RestaurantList } from '@/lib/hub/contract/dining';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';

export interface DiningRegionsProps {
  locale: Locale;
  regions: RestaurantList['regions'];
  current: string | undefined;
}

export async function DiningRegions({ locale, regions, current }: DiningRegionsProps) {
  const t = await getTranslations({ locale, namespace: 'dining.list' });
  return (
    <nav aria-label={t('regionNavigation')} className="mt-12 text-sm">
      <ul className="flex flex-wrap gap-x-6">
        <RegionLink href={localizedPath(locale, paths.dining())} isCurrent={current === undefined} name={t('all')} />
        {regions.map(({ detail, name, restaurantCount }) => (
          <RegionLink
            key={detail}
            href={localizedPath(locale, paths.dining({ region: detail }))}
            isCurrent={current === detail}
            name={name}
            count={restaurantCount}
          />
        ))}
      </ul>
    </nav>
  );
}
