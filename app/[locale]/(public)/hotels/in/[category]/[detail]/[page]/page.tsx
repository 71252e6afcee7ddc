import { placeOfPath, readPageNumber } from '@/lib/stay/hotel-list';
import { hotelListRoute } from '../../../../hotel-list-page';

export const revalidate = 300;

export const generateStaticParams = () => [];

const { generateMetadata, page } = hotelListRoute<{ category: string; detail: string; page: string }>(
  ({ category, detail, page }) => ({
    page: readPageNumber(page),
    place: placeOfPath(category, detail),
    isNumbered: true,
  }),
);

export { generateMetadata, page as default };
