import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { RestaurantPage } from '@/components/dining/restaurant-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { serverEnv } from '@/lib/env/server-env';
import { loadOf } from '@/lib/hub/hub-load';
import { loadRestaurant } from '@/lib/hub/load-restaurants';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { pagePreview } from '@/lib/preview/preview-address';
import { restaurantPreview } from '@/lib/preview/preview-subject';
import { paths } from '@/lib/routes/paths';

export const revalidate = 300;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: RouteProps<{ restaurantId: string }>): Promise<Metadata> {
  const { locale, lang, restaurantId } = await routeParams(params);
  const load = await loadOf(loadRestaurant(restaurantId, lang));
  if (load.state === 'notFound') return notFoundMetadata();
  if (load.state !== 'ready') {
    const t = await getTranslations('dining.list');
    return pageMetadata({ path: null, title: t('title'), description: t('description') });
  }
  const { name, hotelName, cuisine, description, story } = load.data;
  return pageMetadata({
    path: paths.restaurant(restaurantId),
    title: `${name}, ${cuisine} · ${hotelName}`,
    description: `${description} ${story[0] ?? ''}`.trim(),
    preview: pagePreview(restaurantPreview(load.data, locale)),
  });
}

export default async function RestaurantRoute({ params }: RouteProps<{ restaurantId: string }>) {
  const { lang, restaurantId } = await routeParams(params);
  const load = await loadOf(loadRestaurant(restaurantId, lang));
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  return (
    <main id="content">
      <RestaurantPage restaurant={load.data} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}
