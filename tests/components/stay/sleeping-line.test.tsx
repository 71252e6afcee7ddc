import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { SleepingLine } from '@/components/stay/sleeping-line';
import type { SleepingArrangement } from '@/lib/hub/contract/sleeping';
import { sleepingPlace } from '@/lib/hub/contract/sleeping';
import type { Locale } from '@/lib/i18n/languages';
import { roomLimits } from '@/lib/stay/rooms';
import en from '@/messages/en/common.json';
import ja from '@/messages/ja/common.json';
import ko from '@/messages/ko/common.json';
import zh from '@/messages/zh-CN/common.json';
import { MOST_MINOR_AGE } from '../../../lib/hub/contract/party';
import { sleepingLines } from '../../../sandbox/hub/seed/sleeping-words';

const place = { shared: false, count: 1, adults: 0, minorAges: [], nightKrw: 0 };
const family: SleepingArrangement = [
  { ...place, place: 'double', adults: 2 },
  { ...place, place: 'double', shared: true, minorAges: [5] },
  { ...place, place: 'extraBed', minorAges: [13], nightKrw: 66_000 },
];

function textOf(
  sleeping: SleepingArrangement | null,
  locale: Locale,
  common: typeof en | typeof ko | typeof ja | typeof zh,
) {
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={{ common: common as typeof ko }}>
      <SleepingLine sleeping={sleeping} />
    </NextIntlClientProvider>,
  );
  const text = screen.queryByTestId('sleeping')?.textContent ?? null;
  unmount();
  return text;
}

describe('who sleeps where, in words', () => {
  it.each([
    [
      'en',
      en,
      'Sleeps: 2 adults in the double bed\u00A0· child aged 5, sharing with an adult free of charge\u00A0· child aged 13 on an extra bed (+₩66,000 a night)',
    ],
    [
      'ko',
      ko,
      '침구 배정: 더블베드 1개에 성인 2명\u00A0· 5세 어린이·청소년: 성인과 함께 사용(무료)\u00A0· 추가 침대 1개에 13세 어린이·청소년(1박 +₩66,000)',
    ],
    [
      'ja',
      ja,
      '寝具：ダブルベッド1台に大人2名\u00A0· 5歳のお子さまは大人の方と添い寝（無料）\u00A0· エキストラベッド1台に13歳のお子さま（1泊+₩66,000）',
    ],
    [
      'zh-CN',
      zh,
      '床位安排：2位成人睡1张大床\u00A0· 5岁儿童与成人同床（免费）\u00A0· 13岁儿童睡1张加床（每晚+₩66,000）',
    ],
  ] as const)('%s', (locale, common, expected) => {
    expect(textOf(family, locale, common)).toBe(expected);
  });

  it('is left out without minors, and where the ages are not said', () => {
    expect(textOf([{ ...place, place: 'king', adults: 2 }], 'en', en)).toBeNull();
    expect(textOf(null, 'en', en)).toBeNull();
  });

  it('has a word for each place, for several of them, and for babies', () => {
    for (const kind of sleepingPlace.shape.place.options) {
      const text = textOf([{ ...place, place: kind, count: 2, minorAges: [0, 3] }], 'en', en);
      expect(text).toMatch(/^Sleeps: children aged 3 and under 1 (in|on) 2 /);
    }
  });

  it.each([
    ['en', 'en', en],
    ['ko', 'ko', ko],
    ['ja', 'jp', ja],
    ['zh-CN', 'ch', zh],
  ] as const)('is in the mail in the same words, in %s', (locale, lang, common) => {
    const ages = [[], [0], [5], [0, 3], [5, 0, 13]];
    const parties = [0, 1, 2].flatMap((adults) => ages.map((minorAges) => ({ adults, minorAges })));
    for (const kind of sleepingPlace.shape.place.options) {
      const places = parties.flatMap((party) =>
        [1, 2].flatMap((count) => [
          { ...place, ...party, place: kind, count },
          { ...place, ...party, place: kind, count, nightKrw: 66_000 },
          ...(party.minorAges.length > 0 ? [{ ...place, ...party, place: kind, count, shared: true }] : []),
        ]),
      );
      expect(sleepingLines(places, 0, lang)).toEqual([textOf(places, locale, common)?.replaceAll('\u00A0', ' ')]);
    }
  });

  it('is in the mail too, with what the bedding costs in all', () => {
    expect(sleepingLines(family, 132_000, 'en')).toEqual([
      'Sleeps: 2 adults in the double bed · child aged 5, sharing with an adult free of charge · child aged 13 on an extra bed (+₩66,000 a night)',
      'Extra beds and cribs, included in the total: ₩132,000',
    ]);
    expect(sleepingLines(null, 0, 'ko')).toEqual([]);
    expect(sleepingLines([{ ...place, place: 'king', adults: 2 }], 0, 'jp')).toEqual([]);
  });
});

it('the form offers the ages that the hub takes', () => {
  expect(roomLimits.maxMinorAge).toBe(MOST_MINOR_AGE);
});
