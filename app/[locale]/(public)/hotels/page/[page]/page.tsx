import { readPageNumber } from '@/lib/stay/hotel-list';
import { hotelListRoute } from '../../hotel-list-page';

export const revalidate = 300;

export const generateStaticParams = () => [];

const { generateMetadata, page } = hotelListRoute<{ page: string }>(({ page }) => ({
  page: readPageNumber(page),
  isNumbered: true,
}));

export { generateMetadata, page as default };
