import type { HotelMotif } from '../../seed/hotel-motifs.ts';
import { nightCity } from './city.ts';
import { steamingGarden } from './garden.ts';
import { pineLake, pondPavilion } from './lakes.ts';
import type { DrawLandscape } from './landscape.ts';
import { cloudPeaks, volcanoField } from './peaks.ts';
import { hanokLane, hanokVillage, palaceRoofs } from './roofscapes.ts';
import { blackRockSea, islandBay, longBeach } from './seas.ts';

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
