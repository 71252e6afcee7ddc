import type { Landmark } from '../../../lib/hub/contract/hotel.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { type LandmarkSeed, landmarkSeeds } from '../seed/landmarks.ts';
import type { Lang } from '../seed/texts.ts';

const EARTH_RADIUS_KM = 6371;

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Great-circle distance in kilometres, one decimal. */
export function distanceKm(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const haversine = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine)) * 10) / 10;
}

/** How many of a kind a hotel names, and how far away one may lie to be worth a word. */
const reach: Record<LandmarkSeed['kind'], { most: number; withinKm: number }> = {
  sight: { most: 2, withinKm: 40 },
  station: { most: 1, withinKm: 25 },
  airport: { most: 1, withinKm: 80 },
};

interface MeasuredLandmark {
  readonly seed: LandmarkSeed;
  readonly distanceKm: number;
}

const measured = new WeakMap<HotelSeed, readonly MeasuredLandmark[]>();

function measure(hotel: HotelSeed): readonly MeasuredLandmark[] {
  const known = measured.get(hotel);
  if (known) return known;
  const all = landmarkSeeds
    .map((seed) => ({ seed, distanceKm: distanceKm(hotel, seed) }))
    .sort((a, b) => a.distanceKm - b.distanceKm);
  const counts: Record<LandmarkSeed['kind'], number> = { sight: 0, station: 0, airport: 0 };
  const near = all.filter(({ seed: { kind }, distanceKm: away }) => {
    if (away > reach[kind].withinKm || counts[kind] === reach[kind].most) return false;
    counts[kind] += 1;
    return true;
  });
  measured.set(hotel, near);
  return near;
}

/** Two sights, the station and the airport nearest to a hotel, nearest first. */
export function landmarksOf(hotel: HotelSeed, lang: Lang): Landmark[] {
  return measure(hotel).map(({ seed, distanceKm: away }) => ({
    name: seed.name[lang],
    kind: seed.kind,
    distanceKm: away,
  }));
}
