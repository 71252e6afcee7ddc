import { HotelList } from '@/components/hotel/hotel-list';
import { loadHotelList, loadRegionMap } from '@/lib/hub/load-hotels';
import { paths } from '@/lib/routes/paths';
import { HOTELS_A_PAGE, type HotelPlace, lastPageOf } from '@/lib/stay/hotel-list';
import { DEFAULT_CATEGORY } from '@/lib/stay/stay';
import { listRoute } from '../list-route';

export const hotelListRoute = listRoute({
  of: 'hotels.list',
  pathOf: (address: { place?: HotelPlace; page?: number }) => paths.hotels(address),
  find: async ({ lang, page, place }) => {
    const products = await loadHotelList(lang, page, HOTELS_A_PAGE, place?.category, place?.detail);
    const { total, categories } = products;
    const list = { products, page, total, last: lastPageOf(total) };
    if (page > list.last) return null;
    if (!place) return list;
    const known = categories
      .find(({ category }) => category === place.category)
      ?.details.find(({ detail, hotelCount }) => detail === place.detail && hotelCount > 0);
    if (!known) return null;
    const map = place.category === DEFAULT_CATEGORY ? await loadRegionMap(place.detail, lang) : null;
    return { ...list, place: { ...place, name: known.name, map } };
  },
  show: (list) => <HotelList {...list} />,
});
