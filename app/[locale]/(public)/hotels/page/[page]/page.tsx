import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { localizedPath } from '@/lib/i18n/localized-path';
import { type RouteProps, routeParams } from '@/lib/metadata/route-props';
import { paths } from '@/lib/paths';
import { readPageNumber } from '@/lib/stay/hotel-list';
import { HotelListPage, hotelListMetadata } from '../../hotel-list-page';

export const revalidate = 300;

export function generateStaticParams(): { page: string }[] {
  return [];
}

async function addressOf({ params }: RouteProps<{ page: string }>) {
  const { locale, page } = await routeParams(params);
  return { locale, page: readPageNumber(page) };
}

export async function generateMetadata(props: RouteProps<{ page: string }>): Promise<Metadata> {
  return hotelListMetadata(await addressOf(props));
}

export default async function NumberedHotelsPage(props: RouteProps<{ page: string }>) {
  const address = await addressOf(props);
  // The first page has one address only.
  if (address.page === 1) permanentRedirect(localizedPath(address.locale, paths.hotels()));
  return HotelListPage(address);
}
