import type { Metadata } from 'next';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { readPlace } from '@/lib/stay/hotel-list';
import { HotelListPage, hotelListMetadata } from '../../../hotel-list-page';

export const revalidate = 300;

export function generateStaticParams(): { category: string; detail: string }[] {
  return [];
}

async function addressOf({ params }: RouteProps<{ category: string; detail: string }>) {
  const { locale, category, detail } = await routeParams(params);
  return { locale, page: 1, place: readPlace(category, detail) };
}

export async function generateMetadata(props: RouteProps<{ category: string; detail: string }>): Promise<Metadata> {
  return hotelListMetadata(await addressOf(props));
}

export default async function PlacePage(props: RouteProps<{ category: string; detail: string }>) {
  return HotelListPage(await addressOf(props));
}
