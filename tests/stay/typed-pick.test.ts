import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import { gatherNights, unknownNights } from '@/lib/stay/availability';
import { typeText } from '@/lib/stay/typed-pick';

const today = '2026-11-23';
const reader = { today, locale: 'ko' };
const stay = { start: '2026-12-20', end: '2026-12-22' };
const typeEnd = (text: string, nights = unknownNights) =>
  typeText(nights, stay, { which: 'end', text }, reader).problem;
const typeStart = (text: string, nights = unknownNights) =>
  typeText(nights, stay, { which: 'start', text }, reader).problem;

describe('a check-out that is typed', () => {
  it.each([
    ['before the check-in, without its year', '12.18', { kind: 'reversed' }],
    ['before the check-in, without its year, in words', '12월 18일', { kind: 'reversed' }],
    ['before the check-in, with its year', '2026-12-18', { kind: 'reversed' }],
    ['on the check-in', '12/20', { kind: 'reversed' }],
    ['in a year that is over', '2025-12-22', { kind: 'past' }],
    ['in a year that is far off', '2036.12.22', { kind: 'tooFar', latest: addDays(today, 400) }],
    ['too many nights later', '2027-01-31', { kind: 'tooLong', nights: 30 }],
    ['too many nights later, without its year', '1.31', { kind: 'tooLong', nights: 30 }],
    ['as a day that no calendar has', '2월 30일', { kind: 'impossible' }],
    ['as a month that no calendar has', '2026-13-01', { kind: 'impossible' }],
    ['as no date', '다음 주쯤', { kind: 'unreadable' }],
    ['in the next year, within a stay', '1.3', null],
    ['as a bare day after the check-in', '24', null],
    ['as a bare day of the next month', '5', null],
    ['as the bare day of the check-in', '20', { kind: 'reversed' }],
    ['as a bare day that no month has', '32', { kind: 'impossible' }],
  ])('%s', (_what, text, problem) => {
    expect(typeEnd(text)).toEqual(problem);
  });
});

describe('a check-in that is typed', () => {
  it.each([
    ['in a year that is over', '2025.12.24', { kind: 'past' }],
    ['yesterday', '2026-11-22', { kind: 'past' }],
    ['in a year that is far off', '2062-12-24', { kind: 'tooFar', latest: addDays(today, 400) }],
    ['without its year, on a day that was', '11.20', null],
    ['as a day that no calendar has', '2026-02-29', { kind: 'impossible' }],
    ['as a bare day', '17', null],
    ['as a bare day that no month has', '0', { kind: 'impossible' }],
    ['after the check-out, which then waits to be chosen', '12.28', null],
  ])('%s', (_what, text, problem) => {
    expect(typeStart(text)).toEqual(problem);
  });

  it('as a bare day is the next from today on, and a bare check-out the next from the check-in on', () => {
    const nothing = { start: null, end: null };
    const first = typeText(unknownNights, nothing, { which: 'start', text: '17' }, reader);
    expect(first.day).toBe('2026-12-17');
    const last = typeText(unknownNights, first.pick ?? nothing, { which: 'end', text: '3' }, reader);
    expect(last.pick).toEqual({ start: '2026-12-17', end: '2027-01-03' });
  });

  it('of a party that no room holds, divided over more rooms or not at all', () => {
    const night = { date: '2026-12-20', available: false, lowestKrw: null, minimumStayNights: 1 };
    const typed = (rooms: { adults: number; minor: number }[] | null) =>
      typeStart('2026-12-20', gatherNights([[night]], { rooms }));
    expect(typed([{ adults: 2, minor: 0 }])).toEqual({ kind: 'partyTooLarge' });
    expect(typed(null)).toEqual({ kind: 'groupTooLarge' });
  });
});
