import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { AccessibleRoomFacts } from '@/components/stay/accessible-room-facts';
import type { Locale } from '@/lib/i18n/languages';
import en from '@/messages/en/common.json';
import ja from '@/messages/ja/common.json';
import ko from '@/messages/ko/common.json';
import zh from '@/messages/zh-CN/common.json';
import { accessibleLines } from '../../../sandbox/hub/seed/accessibility';

const room = { doorWidthCm: 92, rollInShower: true, visualAlarm: true, facts: ['A low bed.', 'Rails.'] };

function linesOf(accessibility: typeof room | null, locale: Locale, common: typeof en | typeof ko, held = true) {
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={{ common: common as typeof ko }}>
      <AccessibleRoomFacts accessibility={accessibility} held={held} />
    </NextIntlClientProvider>,
  );
  const box = screen.queryByTestId('accessible-room');
  const lines = [...(box?.children ?? [])].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  unmount();
  return lines;
}

describe('the facts of an accessible room', () => {
  it.each([
    ['en', 'en', en],
    ['ko', 'ko', ko],
    ['ja', 'jp', ja],
    ['zh-CN', 'ch', zh],
  ] as const)('are in the mail of a held room in the same words, in %s', (locale, lang, common) => {
    for (const facts of [room, { ...room, rollInShower: false }, { ...room, visualAlarm: false, facts: [] }]) {
      expect(linesOf(facts, locale, common)).toEqual(accessibleLines(facts, lang));
    }
  });

  it('make no promise for a room that is not held, and are left out for other rooms', () => {
    expect(linesOf(room, 'en', en, false)).toEqual([
      'Accessible room',
      'Door width 92 cm · Roll-in shower · Visual alarm',
      'A low bed.',
      'Rails.',
    ]);
    expect(linesOf(null, 'en', en)).toEqual([]);
    expect(accessibleLines(null, 'en')).toEqual([]);
  });
});
