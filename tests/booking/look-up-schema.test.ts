import { describe, expect, it } from 'vitest';
import { lookUpSchema, spelledNumber } from '@/lib/booking/look-up-schema';
import { lookUpReservation } from '@/lib/hub/contract/guest-reservation';
import { problemsOf } from '../setup/problems-of';

const good = { reservationNo: 'HN-ABCD2345', lastName: '김', contact: 'sample@example.com' };

describe('the look-up form', () => {
  it.each([
    ['hn-abcd2345', 'HNABCD2345'],
    ['HNABCD2345', 'HNABCD2345'],
    [' HN-ABCD 2345 ', 'HNABCD2345'],
    ['HN ABCD 2345', 'HNABCD2345'],
    ['HN–ABCD—2345', 'HNABCD2345'],
    ['dn-abcd2345', 'DNABCD2345'],
    ['ＨＮ－ABCD2345', 'HNABCD2345'],
  ])('reads %s by its letters and digits', (typed, spelled) => {
    expect(spelledNumber(typed)).toBe(spelled);
    expect(problemsOf(lookUpSchema, { ...good, reservationNo: typed })).toEqual({});
  });

  it.each([
    ['no number', { reservationNo: '' }, 'reservationNo'],
    ['a sentence for a number', { reservationNo: '예약했어요' }, 'reservationNo'],
    ['a number of rooms or of a table without its first two letters', { reservationNo: 'BCFXYLE9' }, 'reservationNo'],
    ['such a number that begins with the two letters', { reservationNo: 'HN8FF6CL' }, 'reservationNo'],
    ['a name of blanks', { lastName: ' ' }, 'lastName'],
    ['half a contact', { contact: 'a@b' }, 'contact'],
  ])('stops at %s', (_, change, field) => {
    expect(problemsOf(lookUpSchema, { ...good, ...change })).toEqual({ [field]: field });
  });

  it('lets nothing through that the contract refuses', () => {
    expect(lookUpReservation.body.safeParse(good).success).toBe(true);
    const longest = { ...good, lastName: 'x'.repeat(50), contact: 'x'.repeat(254) };
    expect(problemsOf(lookUpSchema, longest)).toEqual({});
    expect(lookUpReservation.body.safeParse(longest).success).toBe(true);
  });
});
