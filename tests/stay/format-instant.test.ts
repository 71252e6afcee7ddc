import { describe, expect, it } from 'vitest';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

describe('an instant for a guest', () => {
  it.each([
    ['ko', '2026년 12월 22일 18:00'],
    ['en', 'December 22, 2026 at 18:00'],
    ['ja', '2026年12月22日 18:00'],
    ['zh-CN', '2026年12月22日 18:00'],
  ])('is in Seoul’s time and the reader’s words: %s', (locale, text) => {
    expect(formatSeoulInstant('2026-12-22T09:00:00Z', locale)).toBe(text);
    expect(formatSeoulInstant('2026-12-22T18:00:00+09:00', locale)).toBe(text);
  });

  it('is on the next day in Seoul when it is late elsewhere', () => {
    expect(formatSeoulInstant('2026-12-22T15:30:00Z', 'ja')).toBe('2026年12月23日 00:30');
  });
});
