import { readPageNumber } from '@/lib/stay/hotel-list';
import { readRegion, restaurantListRoute } from '../../../restaurant-list-page';

export const revalidate = 300;

export const generateStaticParams = () => [];

const { generateMetadata, page } = restaurantListRoute<{ region: string; page: string }>(({ region, page }) => ({
  page: readPageNumber(page),
  place: readRegion(region),
  isNumbered: true,
}));

export { generateMetadata, page as default };
