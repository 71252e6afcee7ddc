import type { HotelId } from '../hotel-motifs.ts';

/** What a restaurant's room is, to the eye: laid tables, the warm floor, a hearth, a counter with stools. */
const diningScenes = ['dining-tables', 'dining-floor', 'dining-fire', 'dining-bar'] as const;
export type DiningScene = (typeof diningScenes)[number];

interface RestaurantMotif {
  readonly restaurantId: string;
  /** The hotel whose view stands in the windows and whose woods and cloths furnish the room. */
  readonly hotelId: HotelId;
  /** Two rooms of one hotel are never of one kind. */
  readonly scene: DiningScene;
}

/** The restaurants as pictures. What their texts tell of seats and fire agrees with it. */
export const restaurantMotifs: readonly RestaurantMotif[] = [
  { restaurantId: 'gyeongbok-onchae', hotelId: 'haneul-gyeongbok', scene: 'dining-tables' },
  { restaurantId: 'namsan-bulbit', hotelId: 'haneul-namsan', scene: 'dining-fire' },
  { restaurantId: 'namsan-achim', hotelId: 'haneul-namsan', scene: 'dining-tables' },
  { restaurantId: 'seochon-dasil', hotelId: 'seochon-byeolchae', scene: 'dining-floor' },
  { restaurantId: 'seorak-hwaru', hotelId: 'unhae-seorak', scene: 'dining-fire' },
  { restaurantId: 'gyeongpo-oewol', hotelId: 'dalbit-gyeongpo', scene: 'dining-tables' },
  { restaurantId: 'haeundae-dot', hotelId: 'haneul-haeundae', scene: 'dining-tables' },
  { restaurantId: 'haeundae-norae', hotelId: 'haneul-haeundae', scene: 'dining-bar' },
  { restaurantId: 'dongnae-hakso', hotelId: 'onjeong-dongnae', scene: 'dining-floor' },
  { restaurantId: 'wolji-yeonhyang', hotelId: 'wolji-byeolgung', scene: 'dining-floor' },
  { restaurantId: 'jeonju-sot', hotelId: 'onggi-jeonju', scene: 'dining-floor' },
  { restaurantId: 'oreum-deulbul', hotelId: 'oreum-jeju', scene: 'dining-fire' },
  { restaurantId: 'seogwipo-mulmaru', hotelId: 'padosori-seogwipo', scene: 'dining-tables' },
  { restaurantId: 'yeosu-galmun', hotelId: 'dongbaek-yeosu', scene: 'dining-tables' },
];

const sceneById = new Map(restaurantMotifs.map(({ restaurantId, scene }) => [restaurantId, scene]));

/** The one restaurant of a sample hotel is a room of laid tables. */
export const diningSceneOf = (restaurantId: string): DiningScene => sceneById.get(restaurantId) ?? 'dining-tables';
