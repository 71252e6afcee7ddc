import { describe, expect, it } from 'vitest';
import { formatSeoulInstant } from '@/lib/stay/format-instant';

describe('an instant for a guest', () => {
  it.each([
    ['ko', '12월 22일 (화) 18:00'],
    ['en', 'Tue, Dec 22, 18:00'],
    ['ja', '12月22日(火) 18:00'],
    ['zh-CN', '12月22日周二 18:00'],
  ])('is in Seoul’s time and the reader’s words: %s', (locale, text) => {
    expect(formatSeoulInstant('2026-12-22T09:00:00Z', locale)).toBe(text);
    expect(formatSeoulInstant('2026-12-22T18:00:00+09:00', locale)).toBe(text);
  });

  it('is on the next day in Seoul when it is late elsewhere', () => {
    expect(formatSeoulInstant('2026-12-22T15:30:00Z', 'ja')).toBe('12月23日(水) 00:30');
  });
});
