import { RestaurantList } from '@/components/dining/restaurant-list';
import { loadRestaurantList } from '@/lib/hub/load-restaurants';
import { paths } from '@/lib/routes/paths';
import { lastPageOf } from '@/lib/stay/hotel-list';
import { listRoute } from '../list-route';

const RESTAURANTS_A_PAGE = 16;

export const readRegion = (text: string): string | null => (/^[a-z0-9-]{1,40}$/.test(text) ? text : null);

export const restaurantListRoute = listRoute({
  of: 'dining.list',
  pathOf: ({ place, page }: { place?: string; page?: number }) => paths.dining({ region: place, page }),
  find: async ({ lang, page, place }) => {
    const list = await loadRestaurantList(lang, page, RESTAURANTS_A_PAGE, place);
    const last = lastPageOf(list.total, RESTAURANTS_A_PAGE);
    const known = list.regions.find(({ detail }) => detail === place);
    if (page > last || (place !== undefined && !known)) return null;
    return { list, page, last, total: list.total, place: known };
  },
  show: ({ place, ...list }) => <RestaurantList {...list} region={place} />,
});
