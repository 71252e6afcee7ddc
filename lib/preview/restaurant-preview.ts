import type { RestaurantSummary } from '@/lib/hub/contract/dining';
import type { Locale } from '@/lib/i18n/languages';
import type { PreviewSubject } from './preview-subject';

type PreviewedRestaurant = Pick<RestaurantSummary, 'restaurantId' | 'name' | 'hotelName' | 'picture'>;

export function restaurantPreview(restaurant: PreviewedRestaurant, locale: Locale): PreviewSubject {
  const { restaurantId, name, hotelName, picture } = restaurant;
  return { kind: 'restaurant', id: restaurantId, locale, title: name, line: hotelName, picture };
}
