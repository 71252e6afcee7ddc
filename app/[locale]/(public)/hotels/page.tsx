import { hotelListRoute } from './hotel-list-page';

export const revalidate = 300;

const { generateMetadata, page } = hotelListRoute(() => ({ page: 1 }));

export { generateMetadata, page as default };
