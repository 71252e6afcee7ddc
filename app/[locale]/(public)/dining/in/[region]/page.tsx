import type { Metadata } from 'next';
import { readRegion } from '@/lib/dining/restaurant-list';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { RestaurantListPage, restaurantListMetadata } from '../../restaurant-list-page';

export const revalidate = 300;

export function generateStaticParams(): { region: string }[] {
  return [];
}

async function addressOf({ params }: RouteProps<{ region: string }>) {
  const { locale, region } = await routeParams(params);
  return { locale, page: 1, region: readRegion(region) };
}

export async function generateMetadata(props: RouteProps<{ region: string }>): Promise<Metadata> {
  return restaurantListMetadata(await addressOf(props));
}

export default async function RegionDiningPage(props: RouteProps<{ region: string }>) {
  return RestaurantListPage(await addressOf(props));
}
