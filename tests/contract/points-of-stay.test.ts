import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOfStay } from '@/lib/hub/contract/point-payment';

const rules = { krwPerPoint: 1_000 };

describe('points of a stay', () => {
  it.each([
    [0, 100, 0],
    [999, 100, 0],
    [1_000, 100, 1],
    [1_000, 150, 1],
    [2_000, 150, 3],
    [280_000, 110, 308],
    [779_200, 125, 974],
  ])('₩%i at %i per cent gives %i', (roomKrw, percent, points) => {
    expect(pointsOfStay(roomKrw, rules, percent)).toBe(points);
  });

  it('is never more than the exact figure, and less than one below it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 100, max: 400 }),
        (roomKrw, krwPerPoint, percent) => {
          const points = BigInt(pointsOfStay(roomKrw, { ...rules, krwPerPoint }, percent));
          const [exact, unit] = [BigInt(roomKrw) * BigInt(percent), BigInt(krwPerPoint) * 100n];
          expect(points * unit <= exact && exact < (points + 1n) * unit).toBe(true);
        },
      ),
    );
  });
});
