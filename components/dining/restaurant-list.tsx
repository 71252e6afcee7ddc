import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { RegionLink } from '@/components/stay/region-link';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Pager } from '@/components/ui/pager';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import type { RestaurantSummary, RestaurantList as Restaurants } from '@/lib/hub/contract/dining';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/routes/paths';
import { linkedPages } from '@/lib/stay/hotel-list';
import { placeName } from '@/lib/stay/place-name';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';

export interface RestaurantListProps {
  list: Restaurants;
  page: number;
  last: number;
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
    </>
  );
}

async function RestaurantRow({ restaurant, priority }: { restaurant: RestaurantSummary; priority: boolean }) {
  const locale = await getLocale();
  const t = await getTranslations('dining.list');
  const { restaurantId, name, cuisine, description, hotelName, hours } = restaurant;
  return (
    <article className="group relative grid grid-cols-1 gap-x-16 gap-y-6 border-stone-deep border-t py-10 md:grid-cols-[minmax(0,1fr)_minmax(14rem,22rem)] md:py-14">
      <div className="order-last flex min-w-0 flex-col md:order-none">
        <p className="eyebrow mb-3">{cuisine}</p>
        <h2 className="display text-2xl">
          <TextLink
            href={localizedPath(locale, paths.restaurant(restaurantId))}
            tone="plain"
            className="after:absolute after:inset-0"
          >
            {name}
          </TextLink>
        </h2>
        <p className="mt-4 max-w-reading text-lg text-ink-soft">{description}</p>
        <div className="mt-auto flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 pt-8 text-sm">
          <p className="text-ink-soft">
            {hotelName}
            <span className="text-ink-muted"> — {placeName(restaurant)}</span>
          </p>
          <Price
            amountKrw={restaurant.priceFromKrw}
            locale={locale}
            size="sm"
            before={t('from')}
            after={t('perGuest')}
          />
        </div>
        <p className="tabular mt-2 text-ink-muted text-sm">
          <span>{hours}</span>
          {!restaurant.bookable && <span>{`\u00A0· ${t('walkIn')}`}</span>}
        </p>
      </div>
      <div className="overflow-hidden rounded-sm">
        <Picture
          picture={restaurant.picture}
          alt=""
          sizes="(min-width: 48rem) 22rem, 100vw"
          priority={priority}
          className="aspect-landscape transition-transform duration-240 ease-quiet motion-safe:group-hover:scale-[1.015]"
        />
      </div>
    </article>
  );
}
