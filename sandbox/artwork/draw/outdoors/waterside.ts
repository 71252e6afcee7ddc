import type { HotelMotif } from '../../../hub/seed/hotel-motifs.ts';
import type { DrawScene } from '../rooms/scene.ts';
import { courtyardPond } from './courtyard-pond.ts';
import { indoorPool, infinityPool } from './pools.ts';
import { springBath } from './spring-bath.ts';

const draws = {
  pool: indoorPool,
  'infinity-pool': infinityPool,
  'spring-bath': springBath,
  'courtyard-pond': courtyardPond,
} as const satisfies Record<HotelMotif['water'], DrawScene>;

/** The hotel's water: pool, bath or pond. */
export const waterside: DrawScene = (sheet, motif, p) => draws[motif.water](sheet, motif, p);
