import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReached, routeProgress } from '@/lib/my-page/tier-progress';

const goal = { nightsNeeded: 3, nightsTarget: 10, pointsNeeded: 1_200, pointsTarget: 20_000, by: '2026-12-31' };

describe('a tier is gained or kept by either route', () => {
  test.each([
    ['both missing', {}, false],
    ['nights done', { nightsNeeded: 0 }, true],
    ['points done', { pointsNeeded: 0 }, true],
    ['both done', { nightsNeeded: 0, pointsNeeded: 0 }, true],
  ])('%s', (_, change, reached) => expect(isReached({ ...goal, ...change })).toBe(reached));
});

describe('how far a route is', () => {
  test.each([
    [3, 10, { done: 7, target: 10, percent: 70 }],
    [10, 10, { done: 0, target: 10, percent: 0 }],
    [0, 10, { done: 10, target: 10, percent: 100 }],
    [1, 1_000, { done: 999, target: 1_000, percent: 99 }],
    [12, 10, { done: 0, target: 10, percent: 0 }],
  ])('%d of %d missing', (needed, target, progress) => expect(routeProgress(needed, target)).toEqual(progress));

  test('the bar is full only when nothing is missing', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 100_000 }), (needed, target) => {
        const { percent } = routeProgress(needed, target);
        return percent >= 0 && percent <= 100 && (percent === 100) === (needed === 0);
      }),
    );
  });
});
