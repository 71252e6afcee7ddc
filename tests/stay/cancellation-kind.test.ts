import { describe, expect, it } from 'vitest';
import { cancellationKind } from '@/lib/stay/cancellation-kind';

describe('what cancelling costs', () => {
  const terms = {
    refundable: true,
    freeUntil: '2026-12-22T18:00:00+09:00',
    penaltyKrw: 300_000,
    graceMinutes: null,
    graceUntil: null,
  };
  it.each([
    ['before the hour', '2026-12-22T08:59:59Z', terms, 'freeUntil'],
    ['at the hour', '2026-12-22T09:00:00Z', terms, 'passed'],
    ['with a rate that is never free', '2026-12-01T00:00:00Z', { ...terms, refundable: false }, 'nonRefundable'],
    [
      'with free minutes after booking',
      '2026-12-01T00:00:00Z',
      { ...terms, refundable: false, graceMinutes: 60 },
      'grace',
    ],
    ['free anyway', '2026-12-01T00:00:00Z', { ...terms, graceMinutes: 60 }, 'freeUntil'],
    ['without an hour', '2026-12-01T00:00:00Z', { ...terms, freeUntil: null }, 'nonRefundable'],
  ])('%s', (_what, now, cancellation, kind) => {
    expect(cancellationKind(cancellation, new Date(now))).toBe(kind);
  });
});
