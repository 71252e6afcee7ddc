import type { SeoulDay, SeoulMonth } from './dates';

function asUtcDate(day: SeoulDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept, because making one costs as much as writing a month of days. */
function formatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  // A day is held as its UTC midnight; any other zone would show its neighbour.
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, made);
  return made;
}

/** Short names of the days of the week in a language, Sunday first: `일`, `월`, … */
export function shortWeekdays(locale: string): string[] {
  const { format } = formatter(locale, { weekday: 'short' });
  // 4 January 1970 was a Sunday.
  return Array.from({ length: 7 }, (_, index) => format(Date.UTC(1970, 0, 4 + index)));
}

const withWeekday = (day: SeoulDay, weekday: string | undefined) => `${day.slice(2).replaceAll('-', '.')}(${weekday})`;

/** As `formatShortDay`, where the names of the days are at hand. @param weekdays see `shortWeekdays` */
export function shortDay(day: SeoulDay, weekdays: readonly string[]): string {
  return withWeekday(day, weekdays[asUtcDate(day).getUTCDay()]);
}

/** By itself, with the weekday in the reader's language (specification, `yy.MM.dd(E)`): `26.12.24(목)`. */
export function formatShortDay(day: SeoulDay, locale: string): string {
  return withWeekday(day, formatter(locale, { weekday: 'short' }).format(asUtcDate(day)));
}

/** `yyMM` (specification, section 3): `2612`. */
export function formatYearMonth(day: SeoulDay | SeoulMonth): string {
  return day.slice(2, 4) + day.slice(5, 7);
}

/** A day of a stay or a table in a sentence, with its weekday: `2026년 12월 24일 목요일`, `Thursday, December 24, 2026`. */
export function formatLongDay(day: SeoulDay, locale: string): string {
  return formatter(locale, { dateStyle: 'full' }).format(asUtcDate(day));
}

/** A validity date, as My Page writes days too: `2026년 12월 24일`, `December 24, 2026`. */
export function formatValidityDay(day: SeoulDay, locale: string): string {
  return formatter(locale, { dateStyle: 'long' }).format(asUtcDate(day));
}

/** A month over its calendar: `2026년 12월`, `December 2026`. */
export function formatMonth(month: SeoulMonth, locale: string): string {
  return formatter(locale, { year: 'numeric', month: 'long' }).format(asUtcDate(`${month}-01`));
}
