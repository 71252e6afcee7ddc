import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  mostPoints,
  nightPoints,
  paidKrw,
  pointPrice,
  pointProblem,
  pointsAfterFee,
} from '@/lib/hub/contract/point-payment';
import { pointRules } from '@/lib/hub/contract/programme';
import { cancellation, reservationFacts } from '@/lib/hub/contract/reservation';
import { changeQuote } from '@/lib/hub/contract/reservation-change';

const rules = fc.record({
  krwPerPoint: fc.integer({ min: 1, max: 500 }),
  smallestPoints: fc.integer({ min: 1, max: 1_000 }),
  stepPoints: fc.integer({ min: 1, max: 100 }),
  mostPercent: fc.integer({ min: 1, max: 100 }),
});
const purse = fc.record({ totalKrw: fc.nat(9_000_000), balance: fc.nat(200_000) });

test('a hub that knows no paying with points is a hub without it, not a broken one', () => {
  expect(pointRules.parse({ krwPerPoint: 1_000, lifeDays: 730 }).spending).toBeNull();
  const { points, settledPoints, earnedPoints } = reservationFacts.shape;
  expect([points, settledPoints, earnedPoints].map((part) => part.parse(undefined))).toEqual([null, null, null]);
  expect(cancellation.shape.settledPoints.parse(undefined)).toBeNull();
  expect(changeQuote.shape.points.parse(undefined)).toBeNull();
});

describe('points for a stay', () => {
  const hub = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 50 };
  const rich = { totalKrw: 300_000, balance: 12_345 };
  test.each([
    [99, 'belowSmallest'],
    [0, 'belowSmallest'],
    [105, 'notStep'],
    [100, null],
    [3_000, null],
    [3_010, 'aboveShare'],
    [12_350, 'aboveBalance'],
  ] as const)('%d of them: %s', (points, problem) => {
    expect(pointProblem(points, hub, rich)).toBe(problem);
  });

  test.each([
    [rich, 3_000],
    [{ totalKrw: 300_000, balance: 1_777 }, 1_770],
    [{ totalKrw: 300_000, balance: 99 }, 0],
    [{ totalKrw: 9_999, balance: 5_000 }, 0],
    [{ totalKrw: 0, balance: 5_000 }, 0],
  ])('as many as possible of %o are %d', (each, most) => {
    expect(mostPoints(hub, each)).toBe(most);
  });

  test('as many as possible may pay, never above the share or the balance; one step more may not', () => {
    fc.assert(
      fc.property(rules, purse, (given, each) => {
        const { krwPerPoint, mostPercent, stepPoints, smallestPoints } = given;
        const most = mostPoints(given, each);
        expect(most).toBeLessThanOrEqual(each.balance);
        // Points of the whole stay are rounded up to a step.
        const stepKrw = mostPercent === 100 ? stepPoints * krwPerPoint - 1 : 0;
        expect(most * krwPerPoint * 100).toBeLessThanOrEqual(each.totalKrw * mostPercent + stepKrw * 100);
        expect(most % stepPoints).toBe(0);
        if (most > 0) expect(pointProblem(most, given, each)).toBeNull();
        const next = Math.max(most + stepPoints, Math.ceil(smallestPoints / stepPoints) * stepPoints);
        expect(pointProblem(next, given, each)).not.toBeNull();
      }),
    );
  });
});

describe('a price in points', () => {
  const whole = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 100 };
  test.each([
    [240_000, 4_800],
    [240_001, 4_810],
    [240_500, 4_810],
    [1, 10],
    [0, 0],
  ])('of %d won is %d points', (amountKrw, points) => {
    expect(pointPrice(amountKrw, whole)).toBe(points);
  });

  test('of nights that are no whole steps is rounded up once', () => {
    const nights = [{ amountKrw: 198_440 }, { amountKrw: 198_440 }, { amountKrw: 211_750 }];
    expect(nightPoints(nights, whole).map(({ points }) => points)).toEqual([3_970, 3_970, 4_240]);
    expect(pointPrice(608_630, whole)).toBe(12_180);
  });

  test('of the nights is that of the stay, each within a step of its own; and it pays the whole stay', () => {
    const amounts = fc.array(fc.record({ amountKrw: fc.nat(2_000_000) }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(amounts, rules, (nights, given) => {
        const priced = nightPoints(nights, given);
        const totalKrw = nights.reduce((sum, { amountKrw }) => sum + amountKrw, 0);
        const price = pointPrice(totalKrw, given);
        expect(priced.reduce((sum, { points }) => sum + points, 0)).toBe(price);
        for (const { points, amountKrw } of priced) {
          expect(points).toBeLessThanOrEqual(pointPrice(amountKrw, given));
          expect(points).toBeGreaterThanOrEqual(pointPrice(amountKrw, given) - given.stepPoints);
        }
        expect(price % given.stepPoints).toBe(0);
        expect(paidKrw(price, given, totalKrw)).toBe(totalKrw);
        expect(paidKrw(price - given.stepPoints, given, totalKrw)).toBeLessThanOrEqual(Math.max(0, totalKrw - 1));
        const all = { ...given, mostPercent: 100, smallestPoints: 1 };
        if (price > 0) expect(mostPoints(all, { totalKrw, balance: Number.MAX_SAFE_INTEGER })).toBe(price);
      }),
    );
  });
});

describe('the points of a stay that is cancelled', () => {
  test.each([
    ['a free one', 0, { keptPoints: 0, keptKrw: 0, returnedPoints: 4_810 }],
    ['a fee of no whole points', 120_021, { keptPoints: 2_406, keptKrw: 120_021, returnedPoints: 2_404 }],
    ['the whole price', 240_021, { keptPoints: 4_810, keptKrw: 240_021, returnedPoints: 0 }],
  ])('that paid all of it: nothing is due in won, %s', (_, feeKrw, expected) => {
    const paid = { points: 4_810, amountKrw: 240_021, goodPoints: 4_810 };
    expect(pointsAfterFee(feeKrw, 240_021, paid)).toEqual({ expiredPoints: 0, dueKrw: 0, ...expected });
  });

  test.each([
    ['a free one', 0, { keptPoints: 0, returnedPoints: 2_000, dueKrw: 0 }],
    ['the rest covers the fee', 200_000, { keptPoints: 0, returnedPoints: 2_000, dueKrw: 200_000 }],
    ['the fee is beyond the rest', 250_000, { keptPoints: 1_000, returnedPoints: 1_000, dueKrw: 200_000 }],
    ['one won beyond the rest', 200_001, { keptPoints: 1, returnedPoints: 1_999, dueKrw: 199_951 }],
    ['a fee below one point', 49, { keptPoints: 0, returnedPoints: 2_000, dueKrw: 49 }],
    ['the whole price', 300_000, { keptPoints: 2_000, returnedPoints: 0, dueKrw: 200_000 }],
  ])('%s: %d won', (_, feeKrw, expected) => {
    const paid = { points: 2_000, amountKrw: 100_000, goodPoints: 2_000 };
    expect(pointsAfterFee(feeKrw, 300_000, paid)).toMatchObject({ expiredPoints: 0, ...expected });
  });

  test('what has run out goes, and what lives longest comes back first', () => {
    const paid = { points: 2_000, amountKrw: 100_000, goodPoints: 1_200 };
    expect(pointsAfterFee(0, 300_000, paid)).toMatchObject({ returnedPoints: 1_200, expiredPoints: 800 });
    expect(pointsAfterFee(250_000, 300_000, paid)).toMatchObject({ returnedPoints: 1_000, expiredPoints: 0 });
  });

  test('the parts are the fee and the points, in whole numbers, and hardly more won are due than were to be paid', () => {
    const stay = fc
      .record({ points: fc.integer({ min: 1, max: 5_000 }), krwPerPoint: fc.integer({ min: 1, max: 500 }) })
      .chain(({ points, krwPerPoint }) => {
        const amountKrw = points * krwPerPoint;
        return fc.record({
          paid: fc.record({
            points: fc.constant(points),
            amountKrw: fc.constant(amountKrw),
            goodPoints: fc.nat(points),
          }),
          restKrw: fc.nat(3_000_000),
          share: fc.double({ min: 0, max: 1, noNaN: true }),
        });
      });
    fc.assert(
      fc.property(stay, ({ paid, restKrw, share }) => {
        const totalKrw = paid.amountKrw + restKrw;
        const feeKrw = Math.round(totalKrw * share);
        const after = pointsAfterFee(feeKrw, totalKrw, paid);
        expect(Object.values(after).every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        expect(after.returnedPoints + after.expiredPoints + after.keptPoints).toBe(paid.points);
        expect(after.keptKrw + after.dueKrw).toBe(feeKrw);
        expect(after.dueKrw).toBeLessThan(restKrw + paid.amountKrw / paid.points);
        expect(after.keptKrw * paid.points).toBe(after.keptPoints * paid.amountKrw);
      }),
    );
  });
});
