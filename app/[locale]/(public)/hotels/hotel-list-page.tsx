import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HotelList } from '@/components/hotel/hotel-list';
import { LoadFailure } from '@/components/layout/load-failure';
import { serverEnv } from '@/lib/env/server-env';
import { unlessAbsent } from '@/lib/hub/absent-addresses';
import type { HotelProducts, RegionMap } from '@/lib/hub/contract/hotel';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHotelList, loadRegionMap } from '@/lib/hub/load-hotels';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import type { Load } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { HOTELS_A_PAGE, type HotelPlace, lastPageOf } from '@/lib/stay/hotel-list';
import { DEFAULT_CATEGORY } from '@/lib/stay/stay';
import { listRoute } from '../list-route';

interface HotelListAddress {
  locale: Locale;
  /** Null for a number that is none, or spelled in another way than ours. */
  page: number | null;
  /** Null for what cannot be a place. */
  place?: HotelPlace | null;
  /** The address has a number, which the one of the first page has not. */
  isNumbered?: boolean;
}

interface ListFound {
  products: HotelProducts;
  page: number;
  place?: HotelPlace & { name: string; map: RegionMap | null };
}

async function findList({ locale, page, place }: HotelListAddress): Promise<Load<ListFound>> {
  if (page === null || place === null) return { state: 'notFound' };
  const found = unlessAbsent(['hotels', locale, place?.category, place?.detail, page], async () => {
    const { code } = languageOf(locale);
    const products = await loadHotelList(code, page, HOTELS_A_PAGE, place?.category, place?.detail);
    if (page > lastPageOf(products.total)) return null;
    if (!place) return { products, page };
    const known = products.categories
      .find(({ category }) => category === place.category)
      ?.details.find(({ detail, hotelCount }) => detail === place.detail && hotelCount > 0);
    if (!known) return null;
    const map = place.category === DEFAULT_CATEGORY ? await loadRegionMap(place.detail, code) : null;
    return { products, page, place: { ...place, name: known.name, map } };
  });
  return loadOf(found);
}

/** Titles and addresses of a page of the list, with those before and after it. */
async function hotelListMetadata(address: HotelListAddress): Promise<Metadata> {
  const { locale } = address;
  const load = await findList(address);
  if (load.state === 'notFound') return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'hotels' });
  if (load.state !== 'ready') {
    return pageMetadata({ locale, path: null, title: t('list.title'), description: t('list.description') });
  }
  const { place, page, products } = load.data;
  const title = place ? t('list.placeTitle', { name: place.name }) : t('list.title');
  const description = place
    ? t('list.placeDescription', { name: place.name, count: products.total })
    : t('list.description');
  const absolute = (number: number) =>
    new URL(localizedPath(locale, paths.hotels({ place, page: number })), serverEnv().PUBLIC_ORIGIN).href;
  return {
    ...(await pageMetadata({
      locale,
      path: paths.hotels({ place, page }),
      title: page === 1 ? title : t('list.pageTitle', { title, page }),
      description,
    })),
    pagination: {
      previous: page > 1 ? absolute(page - 1) : undefined,
      next: page < lastPageOf(products.total) ? absolute(page + 1) : undefined,
    },
  };
}

/** The same for everybody, rendered once and cached. */
async function hotelListPage(address: HotelListAddress) {
  const { locale, page, place, isNumbered } = address;
  if (isNumbered && page === 1 && place !== null) permanentRedirect(localizedPath(locale, paths.hotels({ place })));
  const load = await findList(address);
  if (load.state !== 'ready') return <LoadFailure locale={locale} state={load.state} />;
  return (
    <main id="content" className="page-width pt-12 pb-section lg:pt-20">
      <HotelList locale={locale} {...load.data} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}

export const hotelListRoute = listRoute(hotelListMetadata, hotelListPage);
