import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { HotelPage } from '@/components/hotel-search/hotel-page';
import { HubUnavailable } from '@/components/layout/hub-unavailable';
import { serverEnv } from '@/lib/env/server-env';
import { loadHotelDetail } from '@/lib/hub/hotels';
import { isHubError } from '@/lib/hub/hub-error';
import { requireKnownLocale } from '@/lib/i18n/known-locale';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { pageMetadata } from '@/lib/i18n/page-metadata';
import { paths } from '@/lib/paths';

export const revalidate = 300;

export function generateStaticParams(): { hotelId: string }[] {
  return [];
}

interface HotelRouteProps {
  params: Promise<{ locale: Locale; hotelId: string }>;
}

/** The hotel, null when it is unknown, `unavailable` when the hub does not answer. */
async function loadOrUnavailable(hotelId: string, locale: Locale) {
  try {
    return await loadHotelDetail(hotelId, languageOf(locale).code);
  } catch (error) {
    if (isHubError(error)) return 'unavailable';
    throw error;
  }
}

export async function generateMetadata({ params }: HotelRouteProps): Promise<Metadata> {
  const { locale, hotelId } = await params;
  requireKnownLocale(locale);
  const hotel = await loadOrUnavailable(hotelId, locale);
  if (hotel === null) notFound();
  if (hotel === 'unavailable') {
    const t = await getTranslations({ locale, namespace: 'hotels' });
    return pageMetadata({ locale, path: null, title: t('list.title'), description: t('list.description') });
  }
  const path = paths.hotel(hotelId);
  return pageMetadata({ locale, path, title: hotel.hotelName, description: hotel.tagline });
}

export default async function HotelRoute({ params }: HotelRouteProps) {
  const { locale, hotelId } = await params;
  requireKnownLocale(locale);
  setRequestLocale(locale);
  const hotel = await loadOrUnavailable(hotelId, locale);
  if (hotel === null) notFound();
  return (
    <main id="content">
      {hotel === 'unavailable' ? (
        <HubUnavailable locale={locale} retryHref={localizedPath(locale, paths.hotel(hotelId))} />
      ) : (
        <HotelPage locale={locale} hotel={hotel} origin={serverEnv().PUBLIC_ORIGIN} />
      )}
    </main>
  );
}
