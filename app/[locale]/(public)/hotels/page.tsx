import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/languages';
import { HotelListPage, hotelListMetadata } from './hotel-list-page';

export const revalidate = 300;

interface HotelsPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: HotelsPageProps): Promise<Metadata> {
  return hotelListMetadata({ locale: (await params).locale, page: 1 });
}

export default async function HotelsPage({ params }: HotelsPageProps) {
  return HotelListPage({ locale: (await params).locale, page: 1 });
}
