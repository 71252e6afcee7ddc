import { DateTime, Info, type StringUnitLength } from 'luxon';
import { dateTimeOf, type SeoulDay, type SeoulMonth } from './day';
import { inSeoul, type Moment } from './moment';

const written = (day: SeoulDay | SeoulMonth, locale: string) => dateTimeOf(day).setLocale(locale);

/** By itself, with the weekday in the reader's language (specification, `yy.MM.dd(E)`): `26.12.24(목)`. */
export const formatShortDay = (day: SeoulDay, locale: string): string => written(day, locale).toFormat('yy.MM.dd(ccc)');

/** A day in words: `2026년 12월 24일`, `December 24, 2026`. */
export const formatDay = (day: SeoulDay, locale: string): string =>
  written(day, locale).toLocaleString(DateTime.DATE_FULL);

/** The same with its weekday: `2026년 12월 24일 목요일`, `Thursday, December 24, 2026`. */
export const formatLongDay = (day: SeoulDay, locale: string): string =>
  written(day, locale).toLocaleString(DateTime.DATE_HUGE);

/** A day of every year: `12월 24일`, `December 24`. */
export const formatMonthDay = (day: SeoulDay, locale: string): string =>
  written(day, locale).toLocaleString({ month: 'long', day: 'numeric' });

/** `2026년 12월`, `December 2026`. */
export const formatMonth = (month: SeoulMonth, locale: string): string =>
  written(month, locale).toLocaleString({ year: 'numeric', month: 'long' });

/** A day's tile: `목` or `Thu`, and `24` without the words that some languages put to it. */
export function formatTile(day: SeoulDay, locale: string): { weekday: string; number: string } {
  const at = written(day, locale);
  return { weekday: at.toFormat('ccc'), number: at.toFormat('d') };
}

/** `yyMM` (specification, section 3): `2612`. */
export const formatYearMonth = (month: SeoulDay | SeoulMonth): string => dateTimeOf(month).toFormat('yyMM');

export const monthNames = (locale: string): string[] => Info.months('long', { locale });

/** Monday first. */
export const weekdayNames = (length: StringUnitLength, locale: string): string[] => Info.weekdays(length, { locale });

/** As a Seoul wall clock shows it: `2026년 12월 22일 18:00`; the words around it name Korea time. */
export const formatSeoulInstant = (instant: string, locale: string): string =>
  inSeoul(instant)
    .setLocale(locale)
    .toLocaleString({ ...DateTime.DATE_FULL, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Day and time apart, for sentences that put words between them. */
export function seoulMoment(instant: string, locale: string): { day: string; time: string } {
  const at = inSeoul(instant);
  return { day: at.setLocale(locale).toLocaleString(DateTime.DATE_FULL), time: at.toFormat('HH:mm') };
}

/** A calendar file's date (RFC 5545, 3.3.4): `20261224`. */
export const fileDay = (day: SeoulDay): string => dateTimeOf(day).toISODate({ format: 'basic' });

/** A calendar file's instant in UTC (RFC 5545, 3.3.5): `20261224T090000Z`. */
export const fileInstant = (moment: Moment): string => inSeoul(moment).toUTC().toFormat("yyyyMMdd'T'HHmmss'Z'");
