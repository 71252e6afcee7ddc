import type { Metadata } from 'next';
import { readRegion } from '@/lib/dining/restaurant-list';
import type { Locale } from '@/lib/i18n/languages';
import { RestaurantListPage, restaurantListMetadata } from '../../restaurant-list-page';

export const revalidate = 300;

export function generateStaticParams(): { region: string }[] {
  return [];
}

interface RegionDiningPageProps {
  params: Promise<{ locale: Locale; region: string }>;
}

async function addressOf({ params }: RegionDiningPageProps) {
  const { locale, region } = await params;
  return { locale, page: 1, region: readRegion(region) };
}

export async function generateMetadata(props: RegionDiningPageProps): Promise<Metadata> {
  return restaurantListMetadata(await addressOf(props));
}

export default async function RegionDiningPage(props: RegionDiningPageProps) {
  return RestaurantListPage(await addressOf(props));
}
