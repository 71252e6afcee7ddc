import { readRegion, restaurantListRoute } from '../../restaurant-list-page';

export const revalidate = 300;

export function generateStaticParams(): { region: string }[] {
  return [];
}

const { generateMetadata, page } = restaurantListRoute<{ region: string }>(({ region }) => ({
  page: 1,
  place: readRegion(region),
}));

export { generateMetadata, page as default };
