import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import {
  fileDay,
  fileInstant,
  formatDay,
  formatLongDay,
  formatMonth,
  formatMonthDay,
  formatSeoulInstant,
  formatShortDay,
  formatTile,
  formatYearMonth,
  monthNames,
  seoulMoment,
  weekdayNames,
} from '@/lib/dates/format';
import { loadMessages } from '@/lib/i18n/messages';

describe.each([
  {
    locale: 'ko',
    short: '26.12.24(목)',
    day: '2026년 12월 24일',
    long: '2026년 12월 24일 목요일',
    month: '2026년 12월',
    monthDay: '12월 24일',
    instant: '2026년 12월 24일 18:00',
    tile: '목',
    names: ['1월', '월요일', '일'],
  },
  {
    locale: 'en',
    short: '26.12.24(Thu)',
    day: 'December 24, 2026',
    long: 'Thursday, December 24, 2026',
    month: 'December 2026',
    monthDay: 'December 24',
    instant: 'December 24, 2026 at 18:00',
    tile: 'Thu',
    names: ['January', 'Monday', 'Sun'],
  },
  {
    locale: 'ja',
    short: '26.12.24(木)',
    day: '2026年12月24日',
    long: '2026年12月24日木曜日',
    month: '2026年12月',
    monthDay: '12月24日',
    instant: '2026年12月24日 18:00',
    tile: '木',
    names: ['1月', '月曜日', '日'],
  },
  {
    locale: 'zh-CN',
    short: '26.12.24(周四)',
    day: '2026年12月24日',
    long: '2026年12月24日星期四',
    month: '2026年12月',
    monthDay: '12月24日',
    instant: '2026年12月24日 18:00',
    tile: '周四',
    names: ['一月', '星期一', '周日'],
  },
] as const)('in $locale', ({ locale, names, ...texts }) => {
  it('a day has one form by itself, one in words, one with its weekday', () => {
    expect(formatShortDay('2026-12-24', locale)).toBe(texts.short);
    expect(formatDay('2026-12-24', locale)).toBe(texts.day);
    expect(formatLongDay('2026-12-24', locale)).toBe(texts.long);
    expect(formatMonth('2026-12', locale)).toBe(texts.month);
    expect(formatMonthDay('2026-12-24', locale)).toBe(texts.monthDay);
    expect(formatTile('2026-12-24', locale)).toEqual({ weekday: texts.tile, number: '24' });
  });

  it.each(['2026-12-24T09:00:00Z', '2026-12-24T18:00:00+09:00'])('%s is on the clocks of Seoul', async (instant) => {
    expect(formatSeoulInstant(instant, locale)).toBe(texts.instant);
    expect(seoulMoment(instant, locale)).toEqual({ day: texts.day, time: '18:00' });
    const t = createTranslator({ locale, messages: await loadMessages(locale) });
    const moment = seoulMoment(instant, locale);
    for (const text of [t('myPage.reservation.instant', moment), t('myPage.consents.moment', moment)]) {
      expect(text.replace(/ ?[（(].*$/, '')).toBe(texts.instant);
    }
  });

  it('months begin with January, weekdays with Monday', () => {
    expect(monthNames(locale)).toHaveLength(12);
    expect([monthNames(locale)[0], weekdayNames('long', locale)[0], weekdayNames('short', locale)[6]]).toEqual(names);
  });
});

it('a moment is on the next day in Seoul when it is late elsewhere', () => {
  expect(formatSeoulInstant('2026-12-22T15:30:00Z', 'ja')).toBe('2026年12月23日 00:30');
  expect(seoulMoment('2026-12-24T15:00:00Z', 'ko')).toEqual({ day: '2026년 12월 25일', time: '00:00' });
});

it('the stored search and calendar files have forms of their own', () => {
  expect(formatYearMonth('2026-12-24')).toBe('2612');
  expect(formatYearMonth('2027-01')).toBe('2701');
  expect(fileDay('2026-12-24')).toBe('20261224');
  expect(fileInstant('2026-12-24T18:00:00.500+09:00')).toBe('20261224T090000Z');
});
