import { describe, expect, test } from 'vitest';
import { formatDay, seoulMoment } from '@/lib/my-page/format-moment';

describe('days and instants in the reader’s language', () => {
  test.each([
    ['ko', '2026년 12월 31일'],
    ['en', 'December 31, 2026'],
    ['ja', '2026年12月31日'],
    ['zh-CN', '2026年12月31日'],
  ])('%s', (locale, text) => expect(formatDay('2026-12-31', locale)).toBe(text));

  test.each([
    ['2026-12-24T18:00:00+09:00', '2026년 12월 24일', '18:00'],
    ['2026-12-24T23:30:00Z', '2026년 12월 25일', '08:30'],
    ['2026-12-24T15:00:00Z', '2026년 12월 25일', '00:00'],
  ])('%s on Korean clocks', (instant, day, time) => {
    expect(seoulMoment(instant, 'ko')).toEqual({ day, time });
  });
});
