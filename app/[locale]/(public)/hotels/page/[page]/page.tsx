import { readPageNumber } from '@/lib/stay/hotel-list';
import { hotelListRoute } from '../../hotel-list-page';

export const revalidate = 300;

export function generateStaticParams(): { page: string }[] {
  return [];
}

const { generateMetadata, page } = hotelListRoute<{ page: string }>(({ page }) => ({
  page: readPageNumber(page),
  isNumbered: true,
}));

export { generateMetadata, page as default };
