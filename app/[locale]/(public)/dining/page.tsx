import { restaurantListRoute } from './restaurant-list-page';

export const revalidate = 300;

const { generateMetadata, page } = restaurantListRoute(() => ({ page: 1 }));

export { generateMetadata, page as default };
