import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';
import { readPageNumber, readPlace } from '@/lib/stay/hotel-list';
import { HotelListPage, hotelListMetadata } from '../../../../hotel-list-page';

export const revalidate = 300;

export function generateStaticParams(): { category: string; detail: string; page: string }[] {
  return [];
}

async function addressOf({ params }: RouteProps<{ category: string; detail: string; page: string }>) {
  const { locale, category, detail, page } = await routeParams(params);
  return { locale, page: readPageNumber(page), place: readPlace(category, detail) };
}

export async function generateMetadata(
  props: RouteProps<{ category: string; detail: string; page: string }>,
): Promise<Metadata> {
  return hotelListMetadata(await addressOf(props));
}

export default async function NumberedPlacePage(props: RouteProps<{ category: string; detail: string; page: string }>) {
  const address = await addressOf(props);
  // The first page has one address only.
  const { locale, page, place } = address;
  if (page === 1 && place) permanentRedirect(localizedPath(locale, paths.hotels({ place })));
  return HotelListPage(address);
}
