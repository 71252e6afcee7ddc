import type { HotelSeed } from './hotel-seed.ts';
import { haneulGyeongbok } from './hotels/haneul-gyeongbok.ts';

/** All houses of Haneul Hotels & Resorts, in the order in which the group lists them. */
export const hotels: readonly HotelSeed[] = [haneulGyeongbok];
