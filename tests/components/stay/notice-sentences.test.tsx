import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { StayNotices } from '@/components/stay/stay-notices';
import type { StayNotice } from '@/lib/hub/contract/facility-facts';
import type { Locale } from '@/lib/i18n/languages';
import en from '@/messages/en/common.json';
import ja from '@/messages/ja/common.json';
import ko from '@/messages/ko/common.json';
import zh from '@/messages/zh-CN/common.json';
import { noticeLines } from '../../../sandbox/hub/seed/notice-words';

const pool: StayNotice = {
  name: 'Pool',
  firstDay: '2026-12-07',
  lastDay: '2026-12-09',
  hours: null,
  reason: 'repairs',
};
const spring: StayNotice = { ...pool, name: 'Spring', lastDay: '2026-12-07', hours: { from: '15:00', until: '23:00' } };
const restaurant: StayNotice = { ...pool, name: 'Onyu', lastDay: '2026-12-07', reason: 'rest' };
const nextWeek: StayNotice = { ...restaurant, firstDay: '2026-12-14', lastDay: '2026-12-14' };

function show(notices: readonly StayNotice[], locale: Locale, common: typeof en | typeof ko | typeof ja | typeof zh) {
  const { unmount } = render(
    <NextIntlClientProvider locale={locale} messages={{ common: common as typeof ko }}>
      <StayNotices notices={notices} />
    </NextIntlClientProvider>,
  );
  const lines = [...(screen.queryByTestId('stay-notices')?.children ?? [])].map(({ textContent }) => textContent);
  const isTitled = screen.queryByText(common.stayNotices.title) !== null;
  unmount();
  return { lines, isTitled };
}

describe('what differs on the days of a stay', () => {
  it.each([
    [
      'en',
      'en',
      en,
      'Pool: closed 26.12.07(Mon) – 26.12.09(Wed) (repairs)',
      'Spring: open 15:00–23:00 on 26.12.07(Mon) (repairs)',
    ],
    [
      'ko',
      'ko',
      ko,
      'Pool: 26.12.07(월) – 26.12.09(수) 휴무(repairs)',
      'Spring: 26.12.07(월) 15:00–23:00 운영(repairs)',
    ],
    [
      'ja',
      'jp',
      ja,
      'Pool：26.12.07(月) – 26.12.09(水) 休業（repairs）',
      'Spring：26.12.07(月) 15:00–23:00に営業（repairs）',
    ],
    [
      'zh-CN',
      'ch',
      zh,
      'Pool：26.12.07(周一) – 26.12.09(周三) 停止开放（repairs）',
      'Spring：26.12.07(周一) 开放时间为15:00–23:00（repairs）',
    ],
  ] as const)('%s, and the mail says the same', (locale, lang, common, closed, open) => {
    const notices = [pool, spring, restaurant, nextWeek];
    const { lines, isTitled } = show(notices, locale, common);
    expect(lines.slice(0, 2)).toEqual([closed, open]);
    expect(isTitled).toBe(true);
    expect(noticeLines(notices, lang)).toEqual([common.stayNotices.title, ...lines]);
  });

  it('days that differ alike are in one sentence', () => {
    expect(show([restaurant, nextWeek], 'en', en).lines).toEqual(['Onyu: closed 26.12.07(Mon), 26.12.14(Mon) (rest)']);
  });

  it('is not there where nothing differs', () => {
    expect(show([], 'en', en)).toEqual({ lines: [], isTitled: false });
    expect(noticeLines([], 'en')).toEqual([]);
  });
});
