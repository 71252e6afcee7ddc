import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { readRegion } from '@/lib/dining/restaurant-list';
import type { Locale } from '@/lib/i18n/languages';
import { localizedPath } from '@/lib/i18n/localized-path';
import { paths } from '@/lib/paths';
import { readPageNumber } from '@/lib/stay/hotel-list';
import { RestaurantListPage, restaurantListMetadata } from '../../../restaurant-list-page';

export const revalidate = 300;

export function generateStaticParams(): { region: string; page: string }[] {
  return [];
}

interface NumberedRegionPageProps {
  params: Promise<{ locale: Locale; region: string; page: string }>;
}

async function addressOf({ params }: NumberedRegionPageProps) {
  const { locale, region, page } = await params;
  return { locale, page: readPageNumber(page), region: readRegion(region) };
}

export async function generateMetadata(props: NumberedRegionPageProps): Promise<Metadata> {
  return restaurantListMetadata(await addressOf(props));
}

export default async function NumberedRegionPage(props: NumberedRegionPageProps) {
  const address = await addressOf(props);
  const { locale, page, region } = address;
  // The first page has one address only.
  if (page === 1 && region !== null) permanentRedirect(localizedPath(locale, paths.dining({ region })));
  return RestaurantListPage(address);
}
