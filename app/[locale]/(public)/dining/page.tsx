import type { Metadata } from 'next';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { RestaurantListPage, restaurantListMetadata } from './restaurant-list-page';

export const revalidate = 300;

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return restaurantListMetadata({ locale: (await routeParams(params)).locale, page: 1 });
}

export default async function DiningPage({ params }: RouteProps) {
  return RestaurantListPage({ locale: (await routeParams(params)).locale, page: 1 });
}
