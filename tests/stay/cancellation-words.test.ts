import { describe, expect, it } from 'vitest';
import { cancellationKind, formatSeoulInstant } from '@/lib/stay/cancellation-words';

describe('an instant for a guest', () => {
  it.each([
    ['ko', '12월 22일 (화) 18:00 KST'],
    ['en', 'Tue, Dec 22, 18:00 KST'],
    ['ja', '12月22日(火) 18:00 KST'],
    ['zh-CN', '12月22日周二 18:00 KST'],
  ])('is in Seoul’s time and the reader’s words: %s', (locale, text) => {
    expect(formatSeoulInstant('2026-12-22T09:00:00Z', locale)).toBe(text);
    expect(formatSeoulInstant('2026-12-22T18:00:00+09:00', locale)).toBe(text);
  });
});

describe('what cancelling costs', () => {
  const terms = { refundable: true, freeUntil: '2026-12-22T18:00:00+09:00', penaltyKrw: 300_000 };
  it.each([
    ['before the hour', '2026-12-22T08:59:59Z', terms, 'freeUntil'],
    ['at the hour', '2026-12-22T09:00:00Z', terms, 'passed'],
    ['with a rate that is never free', '2026-12-01T00:00:00Z', { ...terms, refundable: false }, 'nonRefundable'],
    ['without an hour', '2026-12-01T00:00:00Z', { ...terms, freeUntil: null }, 'nonRefundable'],
  ])('%s', (_what, now, cancellation, kind) => {
    expect(cancellationKind(cancellation, new Date(now))).toBe(kind);
  });
});
