import type { Metadata } from 'next';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { HotelListPage, hotelListMetadata } from './hotel-list-page';

export const revalidate = 300;

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  return hotelListMetadata({ locale: (await routeParams(params)).locale, page: 1 });
}

export default async function HotelsPage({ params }: RouteProps) {
  return HotelListPage({ locale: (await routeParams(params)).locale, page: 1 });
}
