import { placeOfPath } from '@/lib/stay/hotel-list';
import { hotelListRoute } from '../../../hotel-list-page';

export const revalidate = 300;

export function generateStaticParams(): { category: string; detail: string }[] {
  return [];
}

const { generateMetadata, page } = hotelListRoute<{ category: string; detail: string }>(({ category, detail }) => ({
  page: 1,
  place: placeOfPath(category, detail),
}));

export { generateMetadata, page as default };
