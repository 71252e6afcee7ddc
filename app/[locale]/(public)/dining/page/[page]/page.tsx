import { readPageNumber } from '@/lib/stay/hotel-list';
import { restaurantListRoute } from '../../restaurant-list-page';

export const revalidate = 300;

export const generateStaticParams = () => [];

const { generateMetadata, page } = restaurantListRoute<{ page: string }>(({ page }) => ({
  page: readPageNumber(page),
  isNumbered: true,
}));

export { generateMetadata, page as default };
