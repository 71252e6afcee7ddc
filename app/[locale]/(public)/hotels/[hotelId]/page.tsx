import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { HotelPage } from '@/components/hotel/hotel-page';
import { LoadFailure } from '@/components/layout/load-failure';
import { serverEnv } from '@/lib/env/server-env';
import { loadOf } from '@/lib/hub/hub-load';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import { loadPackages } from '@/lib/hub/load-packages';
import { loadHotelRestaurants } from '@/lib/hub/load-restaurants';
import type { LanguageCode } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { notFoundMetadata, pageMetadata } from '@/lib/metadata/page-metadata';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { pagePreview } from '@/lib/preview/preview-address';
import { hotelPreview } from '@/lib/preview/preview-subject';
import { dataOf } from '@/lib/request/load';
import { paths } from '@/lib/routes/paths';
import { loadHotelMap } from '@/lib/stay/load-hotel-map';
import { placeName } from '@/lib/stay/place-name';

export const revalidate = 300;

export const generateStaticParams = () => [];

async function loadHotel(hotelId: string, lang: LanguageCode) {
  const hotel = await loadHotelDetail(hotelId, lang);
  if (!hotel) return null;
  const [restaurants, packages, map] = await Promise.all([
    loadHotelRestaurants(hotel.hotelId, lang),
    loadOf(loadPackages(lang, hotel.hotelId)),
    loadHotelMap(hotel, lang),
  ]);
  return { hotel, restaurants, packages: dataOf(packages) ?? [], map };
}

export async function generateMetadata({ params }: RouteProps<{ hotelId: string }>): Promise<Metadata> {
  const { locale, lang, hotelId } = await routeParams(params);
  const load = await loadOf(loadHotel(hotelId, lang));
  if (load.state === 'notFound') return notFoundMetadata();
  if (load.state !== 'ready') {
    const t = await getTranslations('hotels');
    return pageMetadata({ path: null, title: t('list.title'), description: t('list.description') });
  }
  const { hotel } = load.data;
  return pageMetadata({
    path: paths.hotel(hotel.hotelId),
    title: `${hotel.hotelName}, ${placeName(hotel)}`,
    description: `${hotel.tagline} ${hotel.description[0] ?? ''}`.trim(),
    preview: pagePreview(hotelPreview(hotel, locale)),
  });
}

export default async function HotelRoute({ params }: RouteProps<{ hotelId: string }>) {
  const { locale, lang, hotelId } = await routeParams(params);
  const load = await loadOf(loadHotel(hotelId, lang));
  if (load.state !== 'ready') return <LoadFailure state={load.state} />;
  const { hotel } = load.data;
  // Known to the hub by a former id: links and search engines are led to the one address it has now.
  if (hotel.hotelId !== hotelId) permanentRedirect(localizedPath(locale, paths.hotel(hotel.hotelId)));
  return (
    <main id="content">
      <HotelPage {...load.data} origin={serverEnv().PUBLIC_ORIGIN} />
    </main>
  );
}
