import type { Metadata } from 'next';
import type { Locale } from '@/lib/i18n/languages';
import { RestaurantListPage, restaurantListMetadata } from './restaurant-list-page';

export const revalidate = 300;

interface DiningPageProps {
  params: Promise<{ locale: Locale }>;
}

export async function generateMetadata({ params }: DiningPageProps): Promise<Metadata> {
  return restaurantListMetadata({ locale: (await params).locale, page: 1 });
}

export default async function DiningPage({ params }: DiningPageProps) {
  return RestaurantListPage({ locale: (await params).locale, page: 1 });
}
