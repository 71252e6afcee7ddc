import { describe, expect, test } from 'vitest';
import { ProblemError } from '@/lib/bff/problem-error';
import { choiceOutcomeOf } from '@/lib/my-page/choose-voucher';
import { daysLeftOf, vouchersInView } from '@/lib/my-page/voucher-views';

const voucher = (
  voucherId: string,
  status: 'usable' | 'used' | 'expired' | 'choice',
  validUntil: string,
  usedAt: string | null = null,
) => ({
  voucherId,
  status,
  validUntil,
  usage: usedAt === null ? null : { usedAt, reservationNo: null, savedKrw: null },
});

describe('the tabs of the vouchers', () => {
  const vouchers = [
    voucher('late', 'usable', '2027-05-01'),
    voucher('waits', 'choice', '2027-02-01'),
    voucher('soon', 'usable', '2027-01-10'),
    voucher('old', 'expired', '2026-01-01'),
    voucher('older', 'expired', '2025-06-01'),
    voucher('first-used', 'used', '2027-09-01', '2026-03-01T03:00:00Z'),
    voucher('last-used', 'used', '2026-12-01', '2026-09-01T03:00:00Z'),
  ];
  test.each([
    ['usable', ['soon', 'waits', 'late']],
    ['used', ['last-used', 'first-used']],
    ['expired', ['old', 'older']],
  ] as const)('%s', (view, ids) => {
    expect(vouchersInView(vouchers, view).map(({ voucherId }) => voucherId)).toEqual(ids);
  });

  test.each([
    ['2027-01-10', 0, true],
    ['2027-02-09', 30, true],
    ['2027-02-10', 31, false],
    // The hub's clock may be a day behind ours.
    ['2027-01-09', 0, true],
  ])('until %s there are %i days left', (validUntil, days, areFew) => {
    expect(daysLeftOf(validUntil, '2027-01-10')).toEqual({ days, areFew });
  });
});

test.each([
  [new ProblemError('conflict', { status: 409, hubCode: 'CHOICE_MADE' }), 'madeBefore'],
  [new ProblemError('not_found', { status: 404 }), 'gone'],
  [new ProblemError('rejected', { status: 422 }), 'failed'],
  [new ProblemError('unreachable', { status: 503, nothingDone: true }), 'failed'],
  [new ProblemError('unreachable', { status: 503 }), 'unsure'],
  [new ProblemError('timeout', { status: 504 }), 'unsure'],
  [new ProblemError('session_expired', { status: 401 }), 'ended'],
  [new Error('anything else'), 'unsure'],
])('a choice that failed with %o is %s', (error, outcome) => {
  expect(choiceOutcomeOf(error)).toBe(outcome);
});
