import { describe, expect, it } from 'vitest';
import { type ProblemCode, problemCodes } from '@/lib/bff/problem';
import { ProblemError } from '@/lib/bff/problem-error';
import { bookingFailureOf, keepsKey } from '@/lib/booking/booking-failure';

describe('what a failed booking means', () => {
  it.each<[ProblemCode, ConstructorParameters<typeof ProblemError>[1], string]>([
    ['conflict', { hubCode: 'SOLD_OUT' }, 'soldOut'],
    ['conflict', { hubCode: 'PRICE_CHANGED', data: { totalKrw: 310_000 } }, 'priceChanged'],
    ['conflict', { hubCode: 'PRICE_CHANGED' }, 'soldOut'],
    ['conflict', { hubCode: 'IDEMPOTENCY_MISMATCH' }, 'alreadySent'],
    ['conflict', {}, 'unsure'],
    ['rejected', { hubCode: 'TERMS_REQUIRED' }, 'refused'],
    ['session_expired', {}, 'session'],
    ['login_required', {}, 'session'],
    ['unreachable', {}, 'unsure'],
    ['timeout', {}, 'unsure'],
    ['try_again', {}, 'unsure'],
    ['internal', {}, 'unsure'],
  ])('%s %o is %s', (code, facts, kind) => {
    expect(bookingFailureOf(new ProblemError(code, facts)).kind).toBe(kind);
  });

  it('carries the new total', () => {
    const problem = new ProblemError('conflict', { hubCode: 'PRICE_CHANGED', data: { totalKrw: 310_000 } });
    expect(bookingFailureOf(problem)).toEqual({ kind: 'priceChanged', totalKrw: 310_000 });
  });

  it('gives up the key only where it is certain that nothing was booked', () => {
    const isServersOrNobodys = new Set<ProblemCode>([
      'unreachable',
      'timeout',
      'contract_broken',
      'try_again',
      'rate_limited',
      'conflict',
      'internal',
      'session_too_large',
      'client_closed',
      'unauthorized',
      'session_expired',
      'login_required',
    ]);
    for (const code of problemCodes) {
      expect([code, keepsKey(bookingFailureOf(new ProblemError(code)))]).toEqual([code, isServersOrNobodys.has(code)]);
    }
  });
});
