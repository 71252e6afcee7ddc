import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/languages';
import { readPlace } from '@/lib/stay/hotel-list';
import { HotelListPage, hotelListMetadata } from '../../../hotel-list-page';

export const revalidate = 300;

export function generateStaticParams(): { category: string; detail: string }[] {
  return [];
}

interface PlacePageProps {
  params: Promise<{ locale: Locale; category: string; detail: string }>;
}

async function addressOf({ params }: PlacePageProps) {
  const { locale, category, detail } = await params;
  return { locale, page: 1, place: readPlace(category, detail) };
}

export async function generateMetadata(props: PlacePageProps): Promise<Metadata> {
  return hotelListMetadata(await addressOf(props));
}

export default async function PlacePage(props: PlacePageProps) {
  return HotelListPage(await addressOf(props));
}
