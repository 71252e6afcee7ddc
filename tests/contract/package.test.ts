import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Inclusion } from '@/lib/hub/contract/inclusion';
import { inclusionsOfNight, worthOf, worthOfStay } from '@/lib/hub/contract/inclusion-worth';
import { priceBreakdown } from '@/lib/hub/contract/offer';
import { type StayPackage, stayPackage } from '@/lib/hub/contract/package';
import { samplePackage } from '../hub/sample-package';

const takes = (changed: Partial<StayPackage>) => stayPackage.safeParse({ ...samplePackage, ...changed }).success;
const [first] = samplePackage.hotels;
const withLowest = (lowest: object) =>
  ({ hotels: [{ ...first, lowest: { ...first?.lowest, ...lowest } }] }) as Partial<StayPackage>;

test('a package that contradicts itself in nothing is read', () => expect(takes({})).toBe(true));

test.each<[string, Partial<StayPackage>]>([
  ['a stay that ends before it begins', { stay: { from: '2027-06-30', until: '2027-01-01' } }],
  ['a booking that ends before it begins', { booking: { from: '2027-06-30', until: '2027-01-01' } }],
  ['more nights at least than at most', { leastNights: 5 }],
  ['the same hotel twice', { hotels: [first, first].filter((one) => one !== undefined) }],
  ['no hotel', { hotels: [] }],
  ['a price below the worth of what it includes', withLowest({ totalKrw: 209_999 })],
  ['a lowest stay before its season', withLowest({ checkInDate: '2026-12-31' })],
  ['a lowest stay after its season', withLowest({ checkInDate: '2027-06-29', checkOutDate: '2027-07-01' })],
  ['a lowest stay over a blackout day', withLowest({ checkInDate: '2027-02-13', checkOutDate: '2027-02-15' })],
  ['a lowest stay that ends before it begins', withLowest({ checkOutDate: '2027-01-30' })],
  ['a day that is none', { blackoutDays: ['2027-02-30'] }],
  ['an id that no address can have', { packageId: '../x' }],
  ['a negative worth', { inclusions: samplePackage.inclusions.map((one) => ({ ...one, worthKrw: -1 })) }],
  ['a title without a character', { title: '' }],
])('%s is refused', (_what, changed) => expect(takes(changed)).toBe(false));

test('a price that is exactly the worth of what it includes is read', () =>
  expect(takes(withLowest({ totalKrw: 210_000 }))).toBe(true));

test('a blackout day can be the day of departure', () =>
  expect(takes(withLowest({ checkInDate: '2027-02-12', checkOutDate: '2027-02-14' }))).toBe(true));

test('a night below the worth of what it includes is refused', () => {
  const night = (amountKrw: number) => ({
    nights: [{ date: '2027-02-01', amountKrw, inclusions: samplePackage.inclusions }],
    roomKrw: 0,
    serviceKrw: 0,
    taxKrw: 0,
    totalKrw: amountKrw,
  });
  expect(priceBreakdown.safeParse(night(130_000)).success).toBe(true);
  expect(priceBreakdown.safeParse(night(129_999)).success).toBe(false);
});

test.each<[Inclusion['on'], nights: number, givenOn: number[]]>([
  ['eachNight', 1, [0]],
  ['eachNight', 3, [0, 1, 2]],
  ['firstNight', 1, [0]],
  ['firstNight', 3, [0]],
  ['lastDay', 1, [0]],
  ['lastDay', 3, [2]],
])('%s of %i nights is given with %j', (on, nights, givenOn) => {
  const given = Array.from({ length: nights }, (_, night) => night).filter(
    (night) => inclusionsOfNight([{ on }], night, nights).length > 0,
  );
  expect(given).toEqual(givenOn);
});

test('what every night includes adds up to the worth of the stay', () => {
  const inclusion = fc.record({
    code: fc.constant('x'),
    name: fc.constant('x'),
    on: fc.constantFrom<Inclusion['on'][]>('eachNight', 'firstNight', 'lastDay'),
    quantity: fc.integer({ min: 1, max: 4 }),
    worthKrw: fc.integer({ min: 0, max: 1_000_000 }),
  });
  fc.assert(
    fc.property(fc.array(inclusion, { maxLength: 6 }), fc.integer({ min: 1, max: 30 }), (inclusions, nights) => {
      const count = { eachNight: nights, firstNight: 1, lastDay: 1 };
      const expected = inclusions.reduce((sum, { on, worthKrw }) => sum + count[on] * worthKrw, 0);
      expect(worthOfStay(inclusions, nights)).toBe(expected);
      const byNight = Array.from({ length: nights }, (_, night) => inclusionsOfNight(inclusions, night, nights));
      expect(worthOf(byNight.flat())).toBe(expected);
    }),
  );
});
