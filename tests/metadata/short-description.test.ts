import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/i18n/languages';
import { shortDescription } from '@/lib/metadata/short-description';

describe('a description', () => {
  it.each([
    ['en', 'Short. And sweet.', 'Short. And sweet.'],
    ['en', `One sentence. Word ${'word '.repeat(40)}.`, 'One sentence.'],
    [
      'ko',
      '비 갠 저녁, 서울이 켜집니다. 소월로의 굽이에 기대어 선 열네 층 건물입니다.',
      '비 갠 저녁, 서울이 켜집니다. 소월로의 굽이에 기대어 선 열네 층 건물입니다.',
    ],
    ['ja', `短い文。${'長'.repeat(100)}。`, '短い文。'],
    ['en', '', ''],
  ] as const)('%s: %s', (locale, text, shown) => {
    expect(shortDescription(text, locale)).toBe(shown);
  });

  it('is cut at the end of a word where its first sentence is too long', () => {
    const shown = shortDescription(`${'lighthouse '.repeat(30)}.`, 'en');
    expect(shown).toMatch(/^(lighthouse )*lighthouse…$/);
    expect(shown.length).toBeLessThanOrEqual(160);
  });

  it('is a beginning of the text, never longer than what is shown', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.constantFrom(...languages.map(({ locale }) => locale)),
        (text, locale) => {
          const shown = shortDescription(text, locale);
          expect(shown.length).toBeLessThanOrEqual(160);
          expect(text.trim().startsWith(shown.replace(/…$/, '').trimEnd()) || text.trim().startsWith(shown)).toBe(true);
        },
      ),
    );
  });
});
