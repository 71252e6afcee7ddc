import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Inclusion } from '@/lib/hub/contract/inclusion';
import { inclusionsOfNight, worthOf } from '@/lib/hub/contract/inclusion-worth';
import { addUpInclusions, includedKrw, inclusionsByNight } from '@/lib/stay/inclusions';

const breakfast: Inclusion = { code: 'breakfast', name: 'Breakfast', on: 'eachNight', quantity: 2, worthKrw: 80_000 };
const dinner: Inclusion = { code: 'dinner', name: 'Dinner', on: 'firstNight', quantity: 2, worthKrw: 180_000 };
const late: Inclusion = { code: 'late', name: 'Late check-out', on: 'lastDay', quantity: 1, worthKrw: 60_000 };
const nightsOf = (inclusions: readonly Inclusion[], count: number) =>
  Array.from({ length: count }, (_, night) => ({ inclusions: inclusionsOfNight(inclusions, night, count) }));

test.each<[Inclusion[], nights: number, expected: string[], lastDay: string[]]>([
  [[breakfast], 1, ['1-1 breakfast'], []],
  [[breakfast], 3, ['1-3 breakfast'], []],
  [[breakfast, dinner], 1, ['1-1 breakfast,dinner'], []],
  [[breakfast, dinner], 3, ['1-1 breakfast,dinner', '2-3 breakfast'], []],
  [[dinner, late], 3, ['1-1 dinner'], ['late']],
  [[breakfast, late], 2, ['1-2 breakfast'], ['late']],
  [[], 2, [], []],
])('%# by night', (inclusions, count, expected, lastDay) => {
  const found = inclusionsByNight(nightsOf(inclusions, count));
  const codes = (some: readonly Inclusion[]) => some.map(({ code }) => code);
  expect(found.nights.map((one) => `${one.from}-${one.until} ${codes(one.inclusions)}`)).toEqual(expected);
  expect(codes(found.lastDay)).toEqual(lastDay);
});

test('nights of a rate that is no package include nothing', () => {
  expect(inclusionsByNight([{}, {}])).toEqual({ nights: [], lastDay: [] });
  expect(includedKrw([{}, {}])).toBe(0);
});

test('no night is lost and nothing is counted twice', () => {
  const some = fc.uniqueArray(fc.constantFrom(breakfast, dinner, late));
  fc.assert(
    fc.property(some, fc.integer({ min: 1, max: 30 }), (inclusions, count) => {
      const nights = nightsOf(inclusions, count);
      const found = inclusionsByNight(nights);
      const worth = found.nights.map((one) => (one.until - one.from + 1) * worthOf(one.inclusions));
      expect(worth.reduce((sum, krw) => sum + krw, worthOf(found.lastDay))).toBe(includedKrw(nights));
    }),
  );
});

test('two rooms with the same package include twice as much, once each', () => {
  const together = addUpInclusions([breakfast, late, breakfast]);
  expect(together).toEqual([{ ...breakfast, quantity: 4, worthKrw: 160_000 }, late]);
  expect(worthOf(together)).toBe(worthOf([breakfast, late, breakfast]));
});
