import type { Geo } from '../../../lib/hub/contract/common.ts';
import type { RegionMap } from '../../../lib/hub/contract/hotel.ts';
import { coastSeeds } from '../seed/coast.ts';
import { ownHotels } from '../seed/hotels.ts';
import { type RegionCode, regions } from '../seed/regions.ts';
import type { Lang } from '../seed/texts.ts';
import { arrivalsOf } from './landmarks.ts';

type Point = readonly [x: number, y: number];

function waterOf(region: RegionCode): Geo[][] {
  const coast = coastSeeds[region];
  if (!coast) return [];
  const { corner, reach, rings } = coast;
  const degrees = ([x = 0, y = 0]: Point): Geo => ({
    longitude: (corner[0] + x) / 1000,
    latitude: (corner[1] + y) / 1000,
  });
  const outlines = rings.split('\n').map((ring) =>
    ring.split(' ').map((point): Point => {
      const [x = 0, y = 0] = point.split(',').map(Number);
      return [x, y];
    }),
  );
  const sea: Point[][] = reach ? [[[0, 0], [reach[0], 0], reach, [0, reach[1]]]] : [];
  return [...sea, ...outlines].map((ring) => ring.map(degrees));
}

/** Null for what is no region. */
export function regionMapOf(region: string, lang: Lang): RegionMap | null {
  if (!Object.hasOwn(regions, region)) return null;
  const code = region as RegionCode;
  return {
    water: waterOf(code),
    places: arrivalsOf(ownHotels.filter((hotel) => hotel.region === code)).map(
      ({ name, kind, latitude, longitude }) => ({ name: name[lang], kind, geo: { latitude, longitude } }),
    ),
  };
}
