import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { RegionLink } from '@/components/stay/region-link';
import { TrackedList } from '@/components/stay/tracked-list';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { TextLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Pager } from '@/components/ui/pager';
import type { HotelCategory, HotelProducts, HotelSummary, RegionMap } from '@/lib/hub/contract/hotel';
import { localizedPath } from '@/lib/i18n/localized-path';
import { plainNumber } from '@/lib/i18n/plain-number';
import { paths } from '@/lib/routes/paths';
import { HOTELS_A_PAGE, type HotelPlace, linkedPages } from '@/lib/stay/hotel-list';
import { DEFAULT_CATEGORY } from '@/lib/stay/stay';
import { breadcrumbJsonLd } from '@/lib/structured-data/breadcrumb-json-ld';
import { HotelListRegion, PlaceList } from './hotel-list-region';

export interface HotelListProps {
  products: HotelProducts;
  page: number;
  last: number;
  place?: HotelPlace & { name: string; map: RegionMap | null };
  origin: string;
}

const regionOf = ({ categories }: HotelSummary): string =>
  categories.find(({ category }) => category === DEFAULT_CATEGORY)?.detail ?? '';

export async function HotelList({ products, page, last, place, origin }: HotelListProps) {
  const locale = await getLocale();
  const t = await getTranslations('hotels');
  const common = await getTranslations('common');
  const to = (path: string) => localizedPath(locale, path);
  const pageHref = (number: number) => to(paths.hotels({ place, page: number }));
  const trail = [
    { label: common('brand.name'), href: to(paths.home()) },
    { label: t('list.title'), href: to(paths.hotels()) },
    ...(place ? [{ label: place.name, href: pageHref(1) }] : []),
    ...(page > 1 ? [{ label: t('list.page', { page }), href: pageHref(page) }] : []),
  ];
  const items = products.hotels.map(({ hotelId, hotelName, regionName }, index) => ({
    item_id: hotelId,
    item_name: hotelName,
    item_category: regionName,
    index: (page - 1) * HOTELS_A_PAGE + index,
  }));
  const byRegion = [...Map.groupBy(products.hotels, regionOf)];
  return (
    <>
      {trail.length > 2 && (
        <>
          <JsonLd data={breadcrumbJsonLd(trail, origin)} />
          <div className="mb-8">
            <Breadcrumb label={t('detail.breadcrumb')} items={trail} />
          </div>
        </>
      )}
      <PageHeading
        size="display"
        eyebrow={t('list.eyebrow', { count: products.total })}
        title={place?.name ?? t('list.heading')}
        lead={page === 1 ? t('list.lead') : undefined}
      >
        {place && (
          <p className="mt-6 flex flex-wrap gap-x-6">
            <TextLink
              href={to(paths.search(String(new URLSearchParams({ category: place.category, detail: place.detail }))))}
              className="inline-flex min-h-11 items-center"
            >
              {t('list.searchHere')}
            </TextLink>
            {place.map && products.hotels.some(({ geo }) => geo) && (
              <a href="#map" className="text-link inline-flex min-h-11 items-center lg:hidden">
                {t('map.title', { name: place.name })}
              </a>
            )}
          </p>
        )}
      </PageHeading>
      <RegionNavigation categories={products.categories} place={place} />
      <TrackedList key={pageHref(page)} listId={place ? `hotels_${place.detail}` : 'hotels'} items={items}>
        {place && <PlaceList name={place.name} hotels={products.hotels} map={place.map} />}
        {!place &&
          byRegion.map(([detail, hotels], index) => (
            <HotelListRegion
              key={detail}
              region={{
                detail,
                name: hotels[0]?.regionName ?? detail,
                href: to(paths.hotels({ place: { category: DEFAULT_CATEGORY, detail } })),
              }}
              isFirst={index === 0}
              hotels={hotels}
            />
          ))}
      </TrackedList>
      {last > 1 && (
        <Pager
          label={t('list.pages')}
          current={page}
          numbers={linkedPages(page, last)}
          labelOf={(number) => t('list.page', { page: number })}
          hrefOf={pageHref}
          previous={t('list.previous')}
          next={t('list.next')}
        />
      )}
    </>
  );
}

interface RegionNavigationProps {
  categories: readonly HotelCategory[];
  place?: HotelPlace;
}

async function RegionNavigation({ categories, place }: RegionNavigationProps) {
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
