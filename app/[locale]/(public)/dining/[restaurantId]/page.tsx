import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { RestaurantPage } from '@/components/dining/restaurant-page';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { NotFoundPage } from '@/components/layout/not-found';
import { serverEnv } from '@/lib/env/server-env';
import { isHubError } from '@/lib/hub/hub-error';
import { loadRestaurant } from '@/lib/hub/restaurants';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import type { RouteProps } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';
import { pagePreview } from '@/lib/preview/preview-address';
import { restaurantPreview } from '@/lib/preview/restaurant-preview';

export const revalidate = 300;

export function generateStaticParams(): { restaurantId: string }[] {
  return [];
}

/** The restaurant, null when it is unknown, `unavailable` when the hub does not answer. */
async function loadOrUnavailable(restaurantId: string, locale: Locale) {
  try {
    return await loadRestaurant(restaurantId, languageOf(locale).code);
  } catch (error) {
    if (isHubError(error)) return 'unavailable';
    throw error;
  }
}

export async function generateMetadata({ params }: RouteProps<{ restaurantId: string }>): Promise<Metadata> {
  const { locale, restaurantId } = await params;
  requireKnownLocale(locale);
  const restaurant = await loadOrUnavailable(restaurantId, locale);
  if (restaurant === null) return notFoundMetadata(locale);
  if (restaurant === 'unavailable') {
    const t = await getTranslations({ locale, namespace: 'dining.list' });
    return pageMetadata({ locale, path: null, title: t('title'), description: t('description') });
  }
  const { name, hotelName, cuisine, description, story } = restaurant;
  return pageMetadata({
    locale,
    path: paths.restaurant(restaurantId),
    title: `${name}, ${cuisine} · ${hotelName}`,
    description: `${description} ${story[0] ?? ''}`.trim(),
    preview: pagePreview(restaurantPreview(restaurant, locale)),
  });
}

export default async function RestaurantRoute({ params }: RouteProps<{ restaurantId: string }>) {
  const { locale, restaurantId } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  const restaurant = await loadOrUnavailable(restaurantId, locale);
  if (restaurant === null) return <NotFoundPage locale={locale} />;
  return (
    <main id="content">
      {restaurant === 'unavailable' ? (
        <HubUnavailable locale={locale} retryHref={localizedPath(locale, paths.restaurant(restaurantId))} />
      ) : (
        <RestaurantPage locale={locale} restaurant={restaurant} origin={serverEnv().PUBLIC_ORIGIN} />
      )}
    </main>
  );
}
