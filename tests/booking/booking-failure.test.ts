import { describe, expect, it } from 'vitest';
import type { ProblemCode } from '@/lib/bff/problem';
import { ProblemError } from '@/lib/bff/problem-error';
import { bookingFailureOf } from '@/lib/booking/booking-failure';

describe('what a failed booking means', () => {
  it.each<[ProblemCode, ConstructorParameters<typeof ProblemError>[1], string]>([
    ['conflict', { hubCode: 'SOLD_OUT' }, 'soldOut'],
    ['rejected', { hubCode: 'INVALID_STAY', data: { reason: 'minimumStay', nights: 2 } }, 'unbookable'],
    ['rejected', { hubCode: 'INVALID_STAY' }, 'refused'],
    ['rejected', { hubCode: 'OCCUPANCY_EXCEEDED' }, 'unbookable'],
    ['conflict', { hubCode: 'PRICE_CHANGED', data: { totalKrw: 310_000 } }, 'priceChanged'],
    ['conflict', { hubCode: 'PRICE_CHANGED' }, 'soldOut'],
    ['conflict', { hubCode: 'IDEMPOTENCY_MISMATCH' }, 'alreadySent'],
    ['conflict', { hubCode: 'EARLIER_BOOKED', data: { bookedBy: 'guest' } }, 'earlierBooked'],
    ['conflict', { hubCode: 'GRACE_USED_UP' }, 'refused'],
    ['conflict', { hubCode: 'IDENTITY_REQUIRED', data: { until: '2026-12-24T00:00:00Z' } }, 'identity'],
    ['conflict', { hubCode: 'IDENTITY_REQUIRED' }, 'identity'],
    ['conflict', { hubCode: 'POINTS_FROZEN', data: { telephone: '02-0000-1000' } }, 'frozen'],
    ['conflict', { hubCode: 'POINTS_FROZEN' }, 'frozen'],
    ['conflict', { hubCode: 'MEMBER_RATE' }, 'refused'],
    ['conflict', {}, 'unsure'],
    ['rejected', { hubCode: 'TERMS_REQUIRED' }, 'refused'],
    ['session_expired', {}, 'session'],
    ['login_required', {}, 'session'],
    ['unreachable', {}, 'unsure'],
    ['timeout', {}, 'unsure'],
    ['try_again', {}, 'unsure'],
    ['internal', {}, 'unsure'],
    ['unreachable', { nothingDone: true }, 'notSent'],
    ['timeout', { nothingDone: true }, 'notSent'],
    ['try_again', { nothingDone: true }, 'notSent'],
    ['rate_limited', { nothingDone: true }, 'notSent'],
  ])('%s %o is %s', (code, facts, kind) => {
    expect(bookingFailureOf(new ProblemError(code, facts)).kind).toBe(kind);
  });

  it('carries the new total', () => {
    const problem = new ProblemError('conflict', { hubCode: 'PRICE_CHANGED', data: { totalKrw: 310_000 } });
    expect(bookingFailureOf(problem)).toEqual({ kind: 'priceChanged', totalKrw: 310_000, roomsKrw: 310_000 });
  });

  it('tells the new total with the voucher from what the rooms cost before it', () => {
    const data = { totalKrw: 260_000, roomsKrw: 310_000 };
    const problem = new ProblemError('conflict', { hubCode: 'PRICE_CHANGED', data });
    expect(bookingFailureOf(problem)).toEqual({ kind: 'priceChanged', ...data });
  });

  it('knows a voucher that is no longer good, and that nothing is booked', () => {
    const failure = bookingFailureOf(new ProblemError('conflict', { hubCode: 'VOUCHER_NOT_USABLE' }));
    expect(failure).toEqual({ kind: 'voucher' });
  });

  it.each<[ProblemCode, string]>([
    ['unreachable', 'unsure'],
    ['rate_limited', 'unsure'],
    ['session_expired', 'session'],
  ])('%s after a try that may have booked never says that nothing is booked', (code, kind) => {
    const failure = bookingFailureOf(new ProblemError(code, { nothingDone: true }), true);
    expect(failure.kind).toBe(kind);
    if (failure.kind === 'session') expect(failure.earlierUnsure).toBe(true);
  });
});
