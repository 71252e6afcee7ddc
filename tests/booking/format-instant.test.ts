import { describe, expect, it } from 'vitest';
import { formatSeoulInstant } from '@/lib/booking/format-instant';

describe('an instant on a Seoul clock', () => {
  it.each([
    ['ko', '2026-12-22T09:00:00Z', /12월 22일.*18:00/],
    ['en', '2026-12-22T18:00:00+09:00', /Dec 22.*18:00/],
    ['ja', '2026-12-22T15:30:00Z', /12月23日.*00:30/],
    ['zh-CN', '2026-12-22T09:00:00Z', /12月22日.*18:00/],
  ])('%s', (locale, instant, text) => {
    expect(formatSeoulInstant(instant, locale)).toMatch(text);
  });
});
