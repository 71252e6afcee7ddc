import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { HotelListRegion } from '@/components/hotel-search/hotel-list-region';
import { RegionNavigation } from '@/components/hotel-search/region-navigation';
import { TrackedList } from '@/components/hotel-search/tracked-list';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { PageHeading } from '@/components/ui/page-heading';
import type { HotelProducts } from '@/lib/hub/contract/hotel';
import { loadHotelProducts } from '@/lib/hub/hotels';
import { isHubError } from '@/lib/hub/hub-error';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';
import { ALL_DETAILS, DEFAULT_CATEGORY } from '@/lib/stay/search-params';

export const revalidate = 300;

interface HotelsPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: HotelsPageProps): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: 'hotels' });
  return pageMetadata({ locale, path: paths.hotels(), title: t('list.title'), description: t('list.description') });
}

/** Every hotel of the group, region by region; one kept page, moved through by anchors. */
export default async function HotelsPage({ params }: HotelsPageProps) {
  const { locale } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  const t = await getTranslations({ locale, namespace: 'hotels' });
  let products: HotelProducts;
  try {
    products = await loadHotelProducts(languageOf(locale).code);
  } catch (error) {
    if (!isHubError(error)) throw error;
    return (
      <main id="content">
        <HubUnavailable locale={locale} retryHref={localizedPath(locale, paths.hotels())} />
      </main>
    );
  }
  const details = (category: string) =>
    products.categories
      .find((entry) => entry.category === category)
      ?.details.filter(({ detail, hotelCount }) => detail !== ALL_DETAILS && hotelCount > 0) ?? [];
  const regions = details(DEFAULT_CATEGORY);
  const items = products.hotels.map(({ hotelId, hotelName, regionName }, index) => ({
    item_id: hotelId,
    item_name: hotelName,
    item_category: regionName,
    index,
  }));
  return (
    <main id="content" className="page-width pt-12 pb-section lg:pt-20">
      <PageHeading
        size="display"
        eyebrow={t('list.eyebrow', { count: products.hotels.length })}
        title={t('list.heading')}
        lead={t('list.lead')}
      />
      <RegionNavigation
        locale={locale}
        regions={regions}
        themes={products.categories
          .filter(({ category }) => category !== DEFAULT_CATEGORY)
          .flatMap(({ category }) => details(category).map((entry) => ({ ...entry, category })))}
      />
      <TrackedList listId="hotels" items={items}>
        {regions.map(({ detail, name }, index) => (
          <HotelListRegion
            key={detail}
            locale={locale}
            region={{ detail, name }}
            isFirst={index === 0}
            hotels={products.hotels.filter(({ categories }) =>
              categories.some((place) => place.category === DEFAULT_CATEGORY && place.detail === detail),
            )}
          />
        ))}
      </TrackedList>
    </main>
  );
}
