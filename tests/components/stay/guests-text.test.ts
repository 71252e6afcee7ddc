import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { guestsText, guestsWithAges } from '@/components/stay/guests-text';
import type { Locale } from '@/lib/i18n/languages';
import en from '@/messages/en/common.json';
import ja from '@/messages/ja/common.json';
import ko from '@/messages/ko/common.json';
import zh from '@/messages/zh-CN/common.json';

const messages = { ko, en, ja, 'zh-CN': zh } as Record<Locale, typeof ko>;
const stayIn = (locale: Locale) =>
  createTranslator({ locale, messages: { common: messages[locale] }, namespace: 'common.stay' });

const family = { adults: 2, minor: 2, minorAges: [0, 13] };

describe('who stays, in words', () => {
  it.each([
    ['ko', '성인 2명\u00A0· 어린이·청소년 2명(13세 및 1세 미만)'],
    ['en', '2 adults\u00A0· 2 children (aged 13 and under 1)'],
    ['ja', '大人2名\u00A0· お子さま2名（13歳、0歳）'],
    ['zh-CN', '2位成人\u00A0· 2位儿童（13岁和未满1岁）'],
  ] as const)('%s: the ages of children, the oldest first', (locale, words) => {
    expect(guestsWithAges([family], stayIn(locale), locale)).toBe(words);
  });

  it('names one child in the singular, and the ages of all rooms together', () => {
    const rooms = [
      { adults: 1, minor: 1, minorAges: [5] },
      { adults: 1, minor: 0 },
    ];
    expect(guestsWithAges(rooms, stayIn('en'), 'en')).toBe('2 adults\u00A0· 1 child (aged 5)');
    expect(guestsWithAges([...rooms, family], stayIn('en'), 'en')).toBe(
      '4 adults\u00A0· 3 children (aged 13, 5, and under 1)',
    );
  });

  it.each([
    ['no children', [{ adults: 2, minor: 0 }]],
    ['ages that are not said', [{ adults: 2, minor: 2 }]],
    ['ages that are said for one room of two', [family, { adults: 1, minor: 1 }]],
  ])('counts alone: %s', (_what, rooms) => {
    expect(guestsWithAges(rooms, stayIn('en'), 'en')).toBe(guestsText(rooms, stayIn('en')));
  });
});
