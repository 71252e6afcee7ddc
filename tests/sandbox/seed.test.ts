import { expect, test } from 'vitest';
import { isStrongPassword } from '../../sandbox/hub/member/password.ts';
import { accessibilityFacts } from '../../sandbox/hub/seed/accessibility.ts';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts.ts';
import { facilities } from '../../sandbox/hub/seed/facilities.ts';
import { hotelMotifs } from '../../sandbox/hub/seed/hotel-motifs.ts';
import { hotels } from '../../sandbox/hub/seed/hotels.ts';
import { pointTexts } from '../../sandbox/hub/seed/point-texts.ts';
import { ratePlans } from '../../sandbox/hub/seed/rate-plans.ts';
import { regions, themes } from '../../sandbox/hub/seed/regions.ts';
import { amenities, bedNames, roomArchetypes } from '../../sandbox/hub/seed/room-archetypes.ts';
import { terms } from '../../sandbox/hub/seed/terms.ts';
import type { Texts } from '../../sandbox/hub/seed/texts.ts';
import { voucherTexts } from '../../sandbox/hub/seed/voucher-texts.ts';
import { roomTypeEntries } from '../../sandbox/hub/stay/room-type-index.ts';

/** Every text of a seed value, however deep. */
function textsIn(value: unknown): Texts[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'ch' in value) return [value as Texts];
  return Object.values(value).flatMap(textsIn);
}

const hangul = /[가-힣]/;

test('at least twelve hotels stand in at least five regions, each with its motif', () => {
  expect(hotels.length).toBeGreaterThanOrEqual(12);
  expect(new Set(hotels.map(({ region }) => region)).size).toBeGreaterThanOrEqual(5);
  expect(hotels.map(({ hotelId }) => hotelId).sort()).toEqual(hotelMotifs.map(({ hotelId }) => hotelId).sort());
});

test.each(hotels.map((hotel) => [hotel.hotelId, hotel] as const))(
  '%s is described in full and in four languages',
  (_, hotel) => {
    const texts = textsIn(hotel);
    expect(hotel.description.length).toBeGreaterThanOrEqual(3);
    expect(hotel.directions.length).toBeGreaterThanOrEqual(2);
    for (const text of texts) {
      for (const lang of ['ko', 'en', 'jp', 'ch'] as const) expect(text[lang].trim()).not.toBe('');
      for (const lang of ['en', 'jp', 'ch'] as const) expect(text[lang]).not.toMatch(hangul);
    }
    expect(hotel.rooms.length).toBeGreaterThanOrEqual(4);
    expect(hotel.rooms.length).toBeLessThanOrEqual(8);
    for (const { view } of hotel.rooms) expect(Object.keys(hotel.views)).toContain(view);
    expect(hotel.rooms.some(({ archetype }) => archetype === 'accessible-twin')).toBe(true);
    expect(hotel.accessibility.length).toBeGreaterThan(0);
    expect(hotel.facilities.length).toBeGreaterThan(0);
    expect(hotel.restaurants.length).toBeGreaterThan(0);
    // Korea, generously.
    expect(hotel.latitude).toBeGreaterThan(33);
    expect(hotel.latitude).toBeLessThan(39);
    expect(hotel.longitude).toBeGreaterThan(126);
    expect(hotel.longitude).toBeLessThan(130);
  },
);

test('the words that the hotels share exist in four languages too', () => {
  const shared = textsIn([
    facilities,
    accessibilityFacts,
    roomArchetypes,
    amenities,
    bedNames,
    regions,
    themes,
    ratePlans,
    voucherTexts,
    pointTexts,
  ]);
  expect(shared.length).toBeGreaterThan(80);
  for (const text of shared) {
    for (const lang of ['ko', 'en', 'jp', 'ch'] as const) expect(text[lang].trim()).not.toBe('');
    for (const lang of ['en', 'jp', 'ch'] as const) expect(text[lang]).not.toMatch(hangul);
  }
});

test('no two hotels share a name, a tagline or a description', () => {
  for (const lang of ['ko', 'en', 'jp', 'ch'] as const) {
    const lines = hotels.flatMap((hotel) => [
      hotel.name[lang],
      hotel.tagline[lang],
      ...hotel.description.map((text) => text[lang]),
    ]);
    expect(new Set(lines).size).toBe(lines.length);
  }
});

test('room type ids are unique in the whole group', () => {
  expect(new Set(roomTypeEntries.map(({ roomTypeId }) => roomTypeId)).size).toBe(roomTypeEntries.length);
});

test('terms exist for joining and booking, required and optional, in four languages', () => {
  for (const purpose of ['join', 'booking'] as const) {
    const own = terms.filter((term) => term.purpose === purpose);
    expect(own.some(({ required }) => required)).toBe(true);
    expect(own.some(({ required }) => !required)).toBe(true);
  }
  for (const text of textsIn(terms)) expect(Object.values(text).every((line) => line.length > 3)).toBe(true);
});

test.each(Object.values(sampleAccounts))('the documented password of $membershipId obeys the rule', ({ password }) => {
  expect(isStrongPassword(password)).toBe(true);
});
