import { describe, expect, it } from 'vitest';
import { dayFacts, dayPrices } from '@/components/stay/day-texts';
import type { SpendingRules } from '@/lib/hub/contract/programme';
import { gatherNights, isSoldOut } from '@/lib/stay/availability';
import { canPick, type DatePick } from '@/lib/stay/pick-dates';
import { calendar, stay } from '../search-form/sample-texts';

const nights = gatherNights([
  [
    { date: '2026-12-10', available: true, lowestKrw: 321_500, memberLowestKrw: 295_780, minimumStayNights: 1 },
    { date: '2026-12-11', available: true, lowestKrw: 298_000, minimumStayNights: 1 },
    { date: '2026-12-12', available: false, lowestKrw: null, minimumStayNights: 1 },
    { date: '2026-12-13', available: false, lowestKrw: null, minimumStayNights: 1 },
    { date: '2026-12-14', available: true, lowestKrw: 200_000, minimumStayNights: 2 },
  ],
]);

function facts(
  day: string,
  pick: DatePick = { start: null, end: null },
  isMember = false,
  rules: SpendingRules | null = null,
  withPackage = false,
) {
  return dayFacts(day, {
    nights,
    isDisabled: isSoldOut(nights, day),
    pick,
    preview: null,
    locale: 'en',
    calendar,
    stay,
    fromPrices: true,
    prices: dayPrices('en', rules, stay),
    withPackage,
    open: day >= '2026-12-01' && day < '2027-12-01' && canPick(nights, pick, day),
    isMember,
    isBeyondSale: day > '2027-12-01',
  });
}

describe('what a day says', () => {
  it.each([
    ['a free night and its price', '2026-12-10', 'Thursday, December 10, 2026, from ₩321,500'],
    ['the first sold-out day', '2026-12-12', 'Saturday, December 12, 2026, sold out, check-out only'],
    ['a sold-out day after another', '2026-12-13', 'Sunday, December 13, 2026, sold out'],
    ['a minimum stay', '2026-12-14', 'Monday, December 14, 2026, from ₩200,000, Minimum 2 nights'],
    ['a day that is not sold yet', '2027-12-31', 'Friday, December 31, 2027, not open for booking yet'],
    ['a day that is over', '2026-11-30', 'Monday, November 30, 2026, not available'],
  ])('%s', (_what, day, label) => {
    expect(facts(day).label).toBe(label);
  });

  it('with a package, names the nights that a price is for', () => {
    const nothing = { start: null, end: null };
    expect(facts('2026-12-14', nothing, false, null, true).label).toContain('from ₩200,000 for 2 nights');
    expect(facts('2026-12-10', nothing, false, null, true).label).toContain('from ₩321,500');
    expect(facts('2026-12-12', nothing, false, null, true).label).toContain('not available with this offer');
  });

  it('names a member the price that a member pays, and a guest everybody’s', () => {
    const nothing = { start: null, end: null };
    expect(facts('2026-12-10', nothing, true)).toMatchObject({ note: '296K' });
    expect(facts('2026-12-10', nothing, true).label).toContain('from ₩295,780');
    expect(facts('2026-12-11', nothing, true).label).toContain('from ₩298,000');
    expect(facts('2026-12-10', nothing, false).label).toContain('from ₩321,500');
  });

  it('names the ends of the stay and the days between', () => {
    const stay = { start: '2026-12-10', end: '2026-12-12' };
    expect(facts('2026-12-10', stay).label).toContain(', check-in,');
    expect(facts('2026-12-11', stay).label).toContain(', part of your stay,');
    expect(facts('2026-12-12', stay).label).toContain(', check-out,');
  });

  it('after a start, says which days cannot end the stay', () => {
    const waiting = { start: '2026-12-10', end: null };
    expect(facts('2026-12-14', waiting).label).toContain('not available');
    expect(facts('2026-12-11', waiting).label).not.toContain('not available');
  });
});

describe('a night in points', () => {
  const rules = { krwPerPoint: 50, smallestPoints: 100, stepPoints: 10, mostPercent: 100 };
  it('is its price by the rule, short and in words', () => {
    const night = facts('2026-12-10', undefined, false, rules);
    expect(night.note).toBe('6,430');
    expect(night.label).toContain('6,430 P');
    expect(facts('2026-12-12', undefined, false, rules).note, 'no price, no points').toBeNull();
  });
});

describe('short prices', () => {
  it.each([
    ['ko', '32.2만'],
    ['en', '322K'],
    ['ja', '32.2万'],
    ['zh-CN', '32.2万'],
  ])('in %s never look lower than they are', (locale, text) => {
    expect(dayPrices(locale, null, stay).short(321_500)).toBe(text);
  });
});
