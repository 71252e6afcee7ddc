import { describe, expect, test } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import { isAsBooked, mergeSeating, mergeWishes, tableChangeBody } from '@/lib/dining/table-change';
import { tableFailureOf } from '@/lib/dining/table-failure';
import {
  prefilledTableForm,
  type TableGuestForm,
  tableGuestSchema,
  tableReservationBody,
} from '@/lib/dining/table-guest-form';
import { tableTermsAt } from '@/lib/dining/table-terms';
import { openingHoursOf, weekInOrder } from '@/lib/dining/week';
import { changeTableReservation, createTableReservation } from '@/lib/hub/contract/table-reservation';
import { sampleTable } from '../components/dining/sample-table';
import { problemsOf } from '../setup/problems-of';

const seating = { restaurantId: 'namsan-bulbit', date: '2026-12-01', time: '18:30', party: 2 };
const form = {
  guestLastName: ' Keller ',
  guestFirstName: 'Sofia',
  email: 'sofia@mail.example',
  mobile: '+82 10-0000-0000',
  occasion: 'birthday',
  requests: ' By the window ',
  agreed: [],
} satisfies TableGuestForm;

describe('the guest’s form', () => {
  test('names what is missing, of a change nothing but the wishes', () => {
    const nothing = prefilledTableForm(null);
    expect(problemsOf(tableGuestSchema([], false), nothing)).toEqual({
      guestLastName: 'lastNameRequired',
      guestFirstName: 'firstNameRequired',
      email: 'emailRequired',
      mobile: 'mobileRequired',
    });
    expect(problemsOf(tableGuestSchema([], true), { ...nothing, requests: 'x'.repeat(501) })).toEqual({
      requests: 'requestsTooLong',
    });
  });

  test('that is in order makes bodies that the contract takes', () => {
    expect(problemsOf(tableGuestSchema([], false), form)).toEqual({});
    const booked = createTableReservation.body.parse(tableReservationBody(seating, form, 'jp'));
    expect(booked).toMatchObject({ guestLastName: 'Keller', requests: 'By the window', lang: 'jp' });
    const change = changeTableReservation.body.parse(tableChangeBody(seating, form, { revision: 3, lang: 'ko' }));
    expect(change).toMatchObject({ time: '18:30', revision: 3 });
    expect(change).not.toHaveProperty('contact');
  });
});

describe('a change of a table that another tab has changed', () => {
  const was = {
    ...seating,
    tableReservationNo: 'DN-1',
    revision: 0,
    occasion: 'birthday',
    requests: 'By the window',
  } as const;
  const now = { ...was, revision: 1, time: '20:00', party: 4, requests: 'A high chair' } as const;

  test('takes the new value of each field that was left as it was', () => {
    expect(mergeSeating(was, seating, now)).toEqual({ ...seating, time: '20:00', party: 4 });
    expect(mergeWishes(was, form, now)).toEqual({ ...form, requests: 'A high chair' });
    expect(isAsBooked(now, mergeSeating(was, seating, now), mergeWishes(was, form, now))).toBe(true);
  });

  test('keeps what was chosen and typed: a day with its hour, the party, a wish', () => {
    const chosen = { ...seating, date: '2026-12-02' };
    expect(mergeSeating(was, chosen, now)).toEqual({ ...chosen, party: 4 });
    expect(mergeSeating(was, { ...seating, party: 3 }, now)).toEqual({ ...seating, time: '20:00', party: 3 });
    expect(mergeWishes(was, { ...form, requests: 'Quiet' }, now).requests).toBe('Quiet');
    expect(mergeWishes(was, { ...form, occasion: 'none' }, now).occasion).toBe('none');
  });

  test.each<[string, object, object, boolean]>([
    ['nothing but blanks', {}, {}, true],
    ['another hour', { time: '19:00' }, {}, false],
    ['another party', { party: 3 }, {}, false],
    ['another wish', {}, { requests: '' }, false],
    ['no occasion', {}, { occasion: 'none' }, false],
  ])('leaves the table as it is with %s: %s', (_, to, typed, isSame) => {
    expect(isAsBooked(was, { ...seating, ...to }, { ...form, ...typed })).toBe(isSame);
  });
});

describe('terms', () => {
  const terms = { freeHoursBefore: 24, lateFeePerGuestKrw: 40_000, holdMinutes: 15 };
  test.each([
    ['a day and a minute ahead', '2026-11-30T18:29:00+09:00', 'until'],
    ['a day ahead to the minute', '2026-11-30T18:30:00+09:00', 'now'],
    ['on the evening itself', '2026-12-01T17:00:00+09:00', 'now'],
  ])('%s', (_, now, kind) => {
    expect(tableTermsAt(seating, terms, new Date(now))).toMatchObject({ kind, feeKrw: 80_000 });
  });

  test('a hotel without a fee asks for none, ever', () => {
    const free = { freeHoursBefore: 3, lateFeePerGuestKrw: 0, holdMinutes: 15 };
    expect(tableTermsAt(seating, free, new Date('2026-12-01T18:29:00+09:00'))).toEqual({ kind: 'always' });
  });
});

describe('the calendar file', () => {
  const table = {
    ...sampleTable,
    tableReservationNo: 'DN-SAMPLE01',
    restaurantId: 'haeundae-norae',
    restaurantName: '물결 바',
    hotelName: '하늘 해운대',
    address: '부산광역시 해운대구, 달맞이길 1',
    telephone: '+82-51-0000-0000',
    date: '2026-12-01',
    time: '23:30',
    durationMinutes: 90,
    revision: 0,
    bookedAt: '2026-11-20T01:00:00Z',
    changedAt: null,
  };
  const lines = (change: object = {}) => tableCalendarFile({ ...table, ...change }).content.split('\r\n');

  test('begins and ends on Seoul’s clock, over midnight too', () => {
    expect(lines()).toEqual(expect.arrayContaining(['DTSTART:20261201T143000Z', 'DTEND:20261201T160000Z']));
  });

  test('a table that moved keeps its UID and raises its sequence', () => {
    const moved = lines({ time: '20:00', revision: 2, changedAt: '2026-11-21T02:00:00Z' });
    const uid = 'UID:DN-SAMPLE01@haeundae-norae';
    expect(lines()).toEqual(expect.arrayContaining([uid, 'SEQUENCE:0', 'DTSTAMP:20261120T010000Z']));
    expect(moved).toEqual(expect.arrayContaining([uid, 'SEQUENCE:2', 'DTSTAMP:20261121T020000Z']));
  });
});

describe('a booking that failed', () => {
  const refused = (hubCode: string, data?: unknown) =>
    new ProblemError('conflict', { status: 409, hubCode, data } as never);

  test('a table that was taken brings its ways on', () => {
    const alternatives = [
      { restaurantId: 'a', restaurantName: 'A', hotelName: 'H', date: '2026-12-01', time: '19:00' },
    ];
    const failure = tableFailureOf(refused('TABLE_TAKEN', { alternatives }));
    expect(failure).toEqual({ kind: 'taken', alternatives });
    expect(tableFailureOf(refused('TABLE_TAKEN'))).toEqual({ kind: 'taken', alternatives: [] });
  });

  test('no answer is never "not booked"', () => {
    const failure = tableFailureOf(new ProblemError('unreachable'));
    expect(failure.kind).toBe('unsure');
  });

  test.each(['SOLD_OUT', 'PRICE_CHANGED', 'VOUCHER_NOT_USABLE'])(
    'a hub that says %s, a word about rooms, has refused the table',
    (hubCode) => {
      expect(tableFailureOf(refused(hubCode))).toEqual({ kind: 'refused' });
    },
  );

  test.each([
    ['NOT_CHANGEABLE', 'notChangeable'],
    ['PROOF_EXPIRED', 'expired'],
    ['CHANGED_MEANWHILE', 'changedMeanwhile'],
    ['NOTHING_CHANGED', 'nothingChanged'],
  ])('a change that is refused with %s is %s', (hubCode, kind) => {
    expect(tableFailureOf(refused(hubCode))).toEqual({ kind });
  });
});

describe('the week', () => {
  const meal = (from: string, until: string) => ({ service: 'dinner' as const, from, until, lastOrder: from });
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    services:
      weekday === 2 ? [] : weekday > 5 ? [meal('12:00', '14:30'), meal('17:00', '22:00')] : [meal('17:00', '22:00')],
  }));

  test.each([
    ['Sunday first', 0, 7, 6],
    ['Monday first', 1, 1, 7],
  ] as const)('%s', (_, startsOn, first, last) => {
    const days = weekInOrder(week, startsOn).map(({ weekday }) => weekday);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, 7]);
  });

  test('hours are told once, with the days that share them; a day of rest is in none', () => {
    expect(openingHoursOf(week)).toEqual([
      { days: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'], opens: '17:00', closes: '22:00' },
      { days: ['Saturday', 'Sunday'], opens: '12:00', closes: '14:30' },
    ]);
  });
});
