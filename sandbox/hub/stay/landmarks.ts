import type { Geo } from '../../../lib/hub/contract/common.ts';
import type { Landmark } from '../../../lib/hub/contract/hotel.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import { type LandmarkSeed, landmarkSeeds } from '../seed/landmarks.ts';
import type { Lang } from '../seed/texts.ts';
import { namedTravel } from '../seed/travel.ts';

const EARTH_RADIUS_KM = 6371;

/** Great-circle distance in kilometres, one decimal. */
export function distanceKm(a: Geo, b: Geo): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const haversine = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine)) * 10) / 10;
}

const WALK_KM = 1.2;
/** Streets are longer than the line between two points. */
const DETOUR = 1.3;
const WALKED_KM_AN_HOUR = 4.5;
const TOWN_KM = 10;

/** As the hotel says it, or else reckoned: on foot up to 1.2 km, by car at 30 km/h in town and 60 km/h beyond. */
export function travelOf(
  hotel: HotelSeed,
  { code }: LandmarkSeed,
  kilometres: number,
): NonNullable<Landmark['travel']> {
  const named = namedTravel[hotel.hotelId]?.[code];
  if (named) return named;
  const road = kilometres * DETOUR;
  if (kilometres <= WALK_KM) return { by: 'foot', minutes: Math.max(1, Math.round((road / WALKED_KM_AN_HOUR) * 60)) };
  return { by: 'car', minutes: Math.round(5 + 2 * Math.min(road, TOWN_KM) + Math.max(0, road - TOWN_KM)) };
}

/** As the hub tells it: null for a hotel that it has no coordinates of. */
export const geoOf = ({ latitude, longitude, withoutGeo }: HotelSeed): Geo | null =>
  withoutGeo ? null : { latitude, longitude };

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
    geo: { latitude: seed.latitude, longitude: seed.longitude },
    travel: travelOf(hotel, seed, away),
  }));
}

/** Stations and airports that hotels name, each once, in the order of the seed. */
export function arrivalsOf(named: readonly HotelSeed[]): LandmarkSeed[] {
  const near = new Set(named.flatMap((hotel) => measure(hotel).map(({ seed }) => seed)));
  return landmarkSeeds.filter((seed) => seed.kind !== 'sight' && near.has(seed));
}
