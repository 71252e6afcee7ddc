import { describe, expect, test } from 'vitest';
import { choosePoints, pointsForTotal, wholeStay } from '@/lib/booking/point-choice';

const rules = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 50 };
const member = { balance: 1_234, rules };

describe('a whole stay', () => {
  const whole = { ...rules, mostPercent: 100 };
  test.each([
    ['enough points', 5_000, 240_021, { points: 4_810, missing: 0 }],
    ['exactly enough', 4_810, 240_021, { points: 4_810, missing: 0 }],
    ['too few', 4_809, 240_021, { points: 4_810, missing: 1 }],
    ['nothing to pay', 5_000, 0, null],
    ['less than the smallest amount of points', 5_000, 4_000, null],
  ])('with %s', (_, balance, totalKrw, expected) => {
    expect(wholeStay({ balance, rules: whole }, totalKrw)).toEqual(expected);
  });

  test('cannot be paid where points may pay a part alone', () => {
    expect(wholeStay({ balance: 50_000, rules }, 240_021)).toBeNull();
  });

  test('costs its price in won, although its points are worth a little more', () => {
    const choice = choosePoints('4810', { balance: 5_000, rules: whole }, 240_021);
    expect(choice).toEqual({
      paid: { points: 4_810, amountKrw: 240_021, goodPoints: 4_810 },
      error: null,
      most: 4_810,
    });
    expect(choosePoints('4820', { balance: 5_000, rules: whole }, 240_021).error).toBe('aboveShare');
  });
});

describe('typed points', () => {
  test.each([
    ['', null, null],
    ['  ', null, null],
    ['0', null, null],
    ['500', 500, null],
    [' 1,200 ', 1_200, null],
    ['1.200', null, 'notWhole'],
    ['150.0', null, 'notWhole'],
    ['100.5', null, 'notWhole'],
    ['1,00', null, 'notWhole'],
    ['10,0,0', null, 'notWhole'],
    ['１，２００', 1_200, null],
    ['-500', null, 'notWhole'],
    ['5e2', null, 'notWhole'],
    ['오백', null, 'notWhole'],
    ['9999999990', null, 'aboveBalance'],
    ['99', null, 'belowSmallest'],
    ['501', null, 'notStep'],
    ['1240', null, 'aboveBalance'],
  ])('%j pays %s, error %s', (text, points, error) => {
    const choice = choosePoints(text, member, 300_000);
    expect([choice.paid?.points ?? null, choice.error]).toEqual([points, error]);
    expect(choice.most).toBe(1_230);
  });

  test('are held against the total of this stay, and say what they pay', () => {
    expect(choosePoints('600', member, 50_000)).toEqual({ paid: null, error: 'aboveShare', most: 500 });
    expect(choosePoints('500', member, 50_000).paid).toEqual({ points: 500, amountKrw: 25_000, goodPoints: 500 });
  });

  test('are not dropped where the hub does not say what the member has', () => {
    expect(choosePoints('500', null, 300_000)).toEqual({ paid: null, error: 'unavailable', most: 0 });
    expect(choosePoints('', null, 300_000).error).toBeNull();
  });
});

describe('points once a voucher changes the total', () => {
  const whole = { balance: 4_000, rules: { ...rules, mostPercent: 100 } };
  test.each([
    ['that paid the whole stay pay the whole rest', '4000', 200_000, 150_000, '3000'],
    ['that paid the whole rest pay the whole stay again', '3000', 150_000, 200_000, '4000'],
    ['go as far as the balance', '3000', 150_000, 300_000, '4000'],
    ['that paid a part stay', '1000', 200_000, 150_000, '1000'],
    ['that are more than the new total takes become what it takes', '3900', 200_000, 150_000, '3000'],
    ['are none where the voucher pays everything', '4000', 200_000, 0, ''],
    ['that are none stay none', '', 200_000, 150_000, ''],
    ['that cannot be read are left to their writer', 'many', 200_000, 150_000, 'many'],
  ])('%s', (_, text, beforeKrw, afterKrw, expected) => {
    expect(pointsForTotal(text, whole, beforeKrw, afterKrw)).toBe(expected);
    expect(choosePoints(expected, whole, afterKrw).error).toBe(text === 'many' ? 'notWhole' : null);
  });

  test('are left alone where the hub does not say what the member has', () => {
    expect(pointsForTotal('4000', null, 200_000, 150_000)).toBe('4000');
  });
});
