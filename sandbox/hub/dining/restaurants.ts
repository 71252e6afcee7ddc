import type { DiningSeed } from '../seed/dining/dining-seed.ts';
import { jeju } from '../seed/dining/jeju.ts';
import { sampleDining, sampleRestaurant } from '../seed/dining/sample-restaurant.ts';
import { seoulAndGangwon } from '../seed/dining/seoul-and-gangwon.ts';
import { south } from '../seed/dining/south.ts';
import type { HotelSeed, RestaurantSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';

export interface Restaurant {
  readonly restaurantId: string;
  readonly hotel: HotelSeed;
  readonly seed: RestaurantSeed;
  readonly dining: DiningSeed;
  /** One entry for each table of the room, small ones first; `tableNo` is unique in the restaurant. */
  readonly tables: readonly Table[];
  readonly maxParty: number;
}

export interface Table {
  readonly tableNo: string;
  readonly seats: number;
}

const written = new Map([...seoulAndGangwon, ...south, ...jeju].map((dining) => [dining.restaurantId, dining]));

function tablesOf({ tables }: Pick<DiningSeed, 'tables'>): Table[] {
  return [...tables]
    .sort((a, b) => a.seats - b.seats)
    .flatMap(({ seats, count }) =>
      Array.from({ length: count }, (_, index) => ({ tableNo: `${seats}-${index + 1}`, seats })),
    );
}

function restaurantsIn(hotel: HotelSeed): readonly RestaurantSeed[] {
  if (hotel.restaurants.length > 0) return hotel.restaurants;
  return [{ ...sampleRestaurant, restaurantId: `${hotel.hotelId}-table` }];
}

/** Every restaurant of every hotel, in the hotels' order. */
export const restaurants: readonly Restaurant[] = hotels.flatMap((hotel) =>
  restaurantsIn(hotel).map((seed) => {
    const { restaurantId } = seed;
    const dining = written.get(restaurantId) ?? { ...sampleDining, restaurantId };
    const tables = tablesOf(dining);
    return { restaurantId, hotel, seed, dining, tables, maxParty: Math.max(1, ...tables.map(({ seats }) => seats)) };
  }),
);

/** Restaurants that stand together, found without going through all of them. */
function grouped(keyOf: (restaurant: Restaurant) => string): ReadonlyMap<string, readonly Restaurant[]> {
  return Map.groupBy(restaurants, keyOf);
}

const byId = new Map(restaurants.map((restaurant) => [restaurant.restaurantId, restaurant]));
const byHotel = grouped(({ hotel }) => hotel.hotelId);
export const restaurantsByRegion = grouped(({ hotel }) => hotel.region);

export const findRestaurant = (restaurantId: string): Restaurant | undefined => byId.get(restaurantId);
export const restaurantsOfHotel = (hotelId: string): readonly Restaurant[] => byHotel.get(hotelId) ?? [];

export const isBookable = ({ tables }: Restaurant): boolean => tables.length > 0;
