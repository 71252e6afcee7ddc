import { expect, test } from 'vitest';
import { NEAR_MINUTES } from '@/lib/hub/contract/offer';
import { ownHotels } from '../../sandbox/hub/seed/hotels';
import { landmarkSeeds } from '../../sandbox/hub/seed/landmarks';
import { distanceKm, travelOf } from '../../sandbox/hub/stay/landmarks';
import { stayIn, stockEveryHotel } from './booking-steps';
import { callHub } from './hub-caller';
import { sandboxForFile } from './sandbox-for-tests';

const sandbox = sandboxForFile();
const stay = stayIn(40);

async function search(body: object) {
  await stockEveryHotel(sandbox, stay);
  const { checkInDate, checkOutDate } = stay;
  const asked = { checkInDate, checkOutDate, rooms: [{ adults: 2, minor: 0 }], lang: 'en', ...body };
  return (await callHub(sandbox, 'searchStays', { body: asked })).body.data;
}
const idsOf = (found: { results: { hotelId: string }[] }) => found.results.map(({ hotelId }) => hotelId);
const minutesTo = (code: string) => {
  const place = landmarkSeeds.find((seed) => seed.code === code);
  if (!place) throw new Error(code);
  return new Map(ownHotels.map((hotel) => [hotel.hotelId, travelOf(hotel, place, distanceKm(hotel, place)).minutes]));
};

test('a search near a place finds the hotels within half an hour of it, and no other', async () => {
  for (const { code, count } of (await search({})).facets.near) {
    const near = [...minutesTo(code)].filter(([, minutes]) => minutes <= NEAR_MINUTES).map(([hotelId]) => hotelId);
    expect(idsOf(await search({ filters: { near: [code] } })), code).toEqual(near);
    expect(near, code).toHaveLength(count);
  }
});

test('two places narrow to what is near both, and each count says what the next choice would leave', async () => {
  const first = await search({ filters: { near: ['haeundae-station'] } });
  expect(first.availableWithout.near).toBe(ownHotels.length);
  const next = first.facets.near.find(({ code }: { code: string }) => code === 'oncheonjang-station');
  const both = await search({ filters: { near: ['haeundae-station', 'oncheonjang-station'] } });
  expect(both.availableTotal).toBe(next?.count);
  expect(idsOf(first)).toEqual(expect.arrayContaining(idsOf(both)));
});
