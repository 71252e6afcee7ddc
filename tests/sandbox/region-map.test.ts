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
