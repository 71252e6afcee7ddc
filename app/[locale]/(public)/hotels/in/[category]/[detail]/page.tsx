import { placeOfPath } from '@/lib/stay/hotel-list';
import { hotelListRoute } from '../../../hotel-list-page';

export const revalidate = 300;

export const generateStaticParams = () => [];

const { generateMetadata, page } = hotelListRoute<{ category: string; detail: string }>(({ category, detail }) => ({
  page: 1,
  place: placeOfPath(category, detail),
}));

export { generateMetadata, page as default };
