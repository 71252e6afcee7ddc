import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { RestaurantList } from '@/components/dining/restaurant-list';
import { LoadFailure } from '@/components/layout/load-failure';
import { RESTAURANTS_A_PAGE } from '@/lib/dining/restaurant-list';
import { serverEnv } from '@/lib/env/server-env';
import { unlessAbsent } from '@/lib/hub/absent-addresses';
import type { RestaurantList as Restaurants } from '@/lib/hub/contract/dining';
import { loadOf } from '@/lib/hub/hub-load';
import { loadRestaurantList } from '@/lib/hub/load-restaurants';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import type { Load } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { lastPageOf } from '@/lib/stay/hotel-list';
import { listRoute } from '../list-route';

interface RestaurantListAddress {
  locale: Locale;
  /** Null for a number that is none, or spelled in another way than ours. */
  page: number | null;
  /** Null for what cannot be a region. */
  region?: string | null;
  /** The address has a number, which the one of the first page has not. */
  isNumbered?: boolean;
}

interface ListFound {
  list: Restaurants;
  page: number;
  region?: { detail: string; name: string };
}

async function findList({ locale, page, region }: RestaurantListAddress): Promise<Load<ListFound>> {
  if (page === null || region === null) return { state: 'notFound' };
  const found = unlessAbsent(['restaurants', locale, region, page], async () => {
    const list = await loadRestaurantList(languageOf(locale).code, page, RESTAURANTS_A_PAGE, region);
    if (page > lastPageOf(list.total, RESTAURANTS_A_PAGE)) return null;
    if (region === undefined) return { list, page };
    const known = list.regions.find(({ detail }) => detail === region);
    return known ? { list, page, region: known } : null;
  });
  return loadOf(found);
}

/** Title, description and address of such a page; without an address where the hub does not answer. */
async function restaurantListMetadata(address: RestaurantListAddress): Promise<Metadata> {
  const { locale } = address;
  const load = await findList(address);
  if (load.state === 'notFound') return notFoundMetadata(locale);
  const t = await getTranslations({ locale, namespace: 'dining.list' });
  if (load.state !== 'ready') {
    return pageMetadata({ locale, path: null, title: t('title'), description: t('description') });
  }
  const { region, page, list } = load.data;
  const title = region ? t('regionTitle', { name: region.name }) : t('title');
  return pageMetadata({
    locale,
    path: paths.dining({ region: region?.detail, page }),
    title: page === 1 ? title : t('pageTitle', { title, page }),
    description: region ? t('regionDescription', { name: region.name, count: list.total }) : t('description'),
  });
}

/** The same for everybody, rendered once and cached. */
async function restaurantListPage(address: RestaurantListAddress) {
  const { locale, page, region, isNumbered } = address;
  if (isNumbered && page === 1 && region !== null) permanentRedirect(localizedPath(locale, paths.dining({ region })));
  const load = await findList(address);
  if (load.state !== 'ready') return <LoadFailure locale={locale} state={load.state} />;
  return (
    <main id="content" className="page-width pt-12 pb-section lg:pt-20">
      <RestaurantList locale={locale} {...load.data} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}

export const restaurantListRoute = listRoute(restaurantListMetadata, restaurantListPage);
