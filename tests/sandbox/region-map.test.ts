import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Geo } from '@/lib/hub/contract/common';
import { ownHotels } from '../../sandbox/hub/seed/hotels';
import { type RegionCode, regions } from '../../sandbox/hub/seed/regions';
import { regionMapOf } from '../../sandbox/hub/stay/region-map';

const codes = Object.keys(regions) as RegionCode[];
const mapOf = (region: RegionCode) => {
  const map = regionMapOf(region, 'en');
  if (!map) throw new Error(region);
  return map;
};

/** By the rule of the contract: water is inside an odd number of rings. */
function isWater({ latitude, longitude }: Geo, rings: readonly (readonly Geo[])[]): boolean {
  let crossed = 0;
  for (const ring of rings) {
    for (const [index, to] of ring.entries()) {
      const from = ring.at(index - 1) ?? to;
      if (from.latitude > latitude === to.latitude > latitude) continue;
      const part = (latitude - from.latitude) / (to.latitude - from.latitude);
      if (longitude < from.longitude + part * (to.longitude - from.longitude)) crossed += 1;
    }
  }
  return crossed % 2 === 1;
}

test.each(codes)('no hotel, station or airport of %s is in the water', (region) => {
  const { water, places } = mapOf(region);
  const onLand = [...ownHotels.filter((hotel) => hotel.region === region), ...places.map(({ geo }) => geo)];
  expect(onLand.filter((place) => isWater(place, water))).toEqual([]);
});

test.each([
  ['the East Sea', 'gangwon', 37.85, 129.1],
  ['the sea off Haeundae', 'busan', 35.14, 129.17],
  ['the strait of Yeosu', 'yeosu', 34.7, 127.8],
  ['the sea south of Jeju', 'jeju', 33.15, 126.55],
  ['the Han at Banpo', 'seoul', 37.514, 126.996],
] as const)('%s is water', (_name, region, latitude, longitude) => {
  expect(isWater({ latitude, longitude }, mapOf(region).water)).toBe(true);
});

test('each region has the places at which its guests arrive, in the language asked for', () => {
  expect(mapOf('seoul').places.map(({ name }) => name)).toEqual([
    'Seoul Station',
    'Gyeongbokgung Station',
    'Gimpo Airport',
  ]);
  expect(regionMapOf('jeju', 'ko')?.places.map(({ name }) => name)).toEqual(['제주공항']);
  expect(regionMapOf('atlantis', 'ko')).toBeNull();
});

test('the coasts are small', () => {
  const file = join(import.meta.dirname, '../../sandbox/hub/seed/coast.ts');
  expect(readFileSync(file).length).toBeLessThan(6 * 1024);
});
