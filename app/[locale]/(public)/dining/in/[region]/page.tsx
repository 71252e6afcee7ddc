import { readRegion, restaurantListRoute } from '../../restaurant-list-page';

export const revalidate = 300;

export const generateStaticParams = () => [];

const { generateMetadata, page } = restaurantListRoute<{ region: string }>(({ region }) => ({
  page: 1,
  place: readRegion(region),
}));

export { generateMetadata, page as default };
