import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { RegionLink } from '@/components/stay/region-link';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeading } from '@/components/ui/page-heading';
import { Pager } from '@/components/ui/pager';
import type { RestaurantList as Restaurants } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { linkedPages } from '@/lib/stay/hotel-list';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';
import { RestaurantRow } from './restaurant-row';

export interface RestaurantListProps {
  list: Restaurants;
  page: number;
  last: number;
  /** With its name in the reader's language; omitted for every restaurant. */
  region?: { detail: string; name: string };
  origin: string;
}

export async function RestaurantList({ list, page, last, region, origin }: RestaurantListProps) {
  const locale = await getLocale();
  const t = await getTranslations('dining.list');
  const common = await getTranslations('common');
  const pageHref = (number: number) => localizedPath(locale, paths.dining({ region: region?.detail, page: number }));
  const trail = [
    { label: common('brand.name'), href: localizedPath(locale, paths.home()) },
    { label: t('title'), href: localizedPath(locale, paths.dining()) },
    ...(region ? [{ label: region.name, href: pageHref(1) }] : []),
    ...(page > 1 ? [{ label: t('page', { page }), href: pageHref(page) }] : []),
  ];
  return (
    <>
      {trail.length > 2 && (
        <>
          <JsonLd data={breadcrumbJsonLd(trail, origin)} />
          <div className="mb-8">
            <Breadcrumb label={t('breadcrumb')} items={trail} />
          </div>
        </>
      )}
      <div>
        <PageHeading
          size="display"
          eyebrow={t('eyebrow', { count: list.total })}
          title={region?.name ?? t('heading')}
          lead={page === 1 ? t('lead') : undefined}
        />
        <nav aria-label={t('regionNavigation')} className="mt-12 text-sm">
          <ul className="flex flex-wrap gap-x-6">
            <RegionLink href={localizedPath(locale, paths.dining())} isCurrent={region === undefined} name={t('all')} />
            {list.regions.map(({ detail, name, restaurantCount }) => (
              <RegionLink
                key={detail}
                href={localizedPath(locale, paths.dining({ region: detail }))}
                isCurrent={region?.detail === detail}
                name={name}
                count={restaurantCount}
              />
            ))}
          </ul>
        </nav>
        <ul className="mt-10 border-stone-deep border-b">
          {list.restaurants.map((restaurant, index) => (
            <li key={restaurant.restaurantId}>
              <RestaurantRow restaurant={restaurant} priority={index === 0} />
            </li>
          ))}
        </ul>
        {last > 1 && (
          <Pager
            label={t('pages')}
            current={page}
            numbers={linkedPages(page, last)}
            labelOf={(number) => t('page', { page: number })}
            hrefOf={pageHref}
            previous={t('previous')}
            next={t('next')}
          />
        )}
      </div>
    </>
  );
}
