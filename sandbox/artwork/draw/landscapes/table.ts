import type { HotelMotif } from '../../../hub/seed/hotel-motifs.ts';
import { blackRockSea } from './black-rock-sea.ts';
import { nightCity } from './city.ts';
import { cloudPeaks } from './cloud-peaks.ts';
import { steamingGarden } from './garden.ts';
import { hanokLane } from './hanok-lane.ts';
import { hanokVillage } from './hanok-village.ts';
import { islandBay } from './island-bay.ts';
import type { DrawLandscape } from './landscape.ts';
import { longBeach } from './long-beach.ts';
import { palaceRoofs } from './palace-roofs.ts';
import { pineLake } from './pine-lake.ts';
import { pondPavilion } from './pond-pavilion.ts';
import { volcanoField } from './volcano-field.ts';

/** Who draws which form; a motif without its drawing does not compile. */
export const landscapes = {
  'palace-roofs': palaceRoofs,
  'night-city': nightCity,
  'hanok-lane': hanokLane,
  'cloud-peaks': cloudPeaks,
  'pine-lake': pineLake,
  'long-beach': longBeach,
  'steaming-garden': steamingGarden,
  'pond-pavilion': pondPavilion,
  'hanok-village': hanokVillage,
  'volcano-field': volcanoField,
  'black-rock-sea': blackRockSea,
  'island-bay': islandBay,
} as const satisfies Record<HotelMotif['landscape'], DrawLandscape>;
