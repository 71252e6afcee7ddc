import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { readRegion } from '@/lib/dining/restaurant-list';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';
import { readPageNumber } from '@/lib/stay/hotel-list';
import { RestaurantListPage, restaurantListMetadata } from '../../../restaurant-list-page';

export const revalidate = 300;

export function generateStaticParams(): { region: string; page: string }[] {
  return [];
}

async function addressOf({ params }: RouteProps<{ region: string; page: string }>) {
  const { locale, region, page } = await routeParams(params);
  return { locale, page: readPageNumber(page), region: readRegion(region) };
}

export async function generateMetadata(props: RouteProps<{ region: string; page: string }>): Promise<Metadata> {
  return restaurantListMetadata(await addressOf(props));
}

export default async function NumberedRegionPage(props: RouteProps<{ region: string; page: string }>) {
  const address = await addressOf(props);
  const { locale, page, region } = address;
  // The first page has one address only.
  if (page === 1 && region !== null) permanentRedirect(localizedPath(locale, paths.dining({ region })));
  return RestaurantListPage(address);
}
