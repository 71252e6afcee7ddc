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

/** `yy.MM.dd(E)` with the weekday in the reader's language (specification, sections 3 and 9): `26.12.24(목)`. */
export function formatShortDay(day: SeoulDay, locale: string): string {
  const weekday = formatter(locale, { weekday: 'short' }).format(asUtcDate(day));
  return `${day.slice(2).replaceAll('-', '.')}(${weekday})`;
}

/** `yyMM` (specification, section 3): `2612`. */
export function formatYearMonth(day: SeoulDay | SeoulMonth): string {
  return day.slice(2, 4) + day.slice(5, 7);
}

/** A day in a sentence, with its weekday: `2026년 12월 24일 목요일`, `Thursday, December 24, 2026`. */
export function formatLongDay(day: SeoulDay, locale: string): string {
  return formatter(locale, { dateStyle: 'full' }).format(asUtcDate(day));
}

/** A day in a heading, without its year: `12월 24일 (목)`, `Thu, Dec 24`. */
export function formatMediumDay(day: SeoulDay, locale: string): string {
  return formatter(locale, { month: 'short', day: 'numeric', weekday: 'short' }).format(asUtcDate(day));
}

/** A month over its calendar: `2026년 12월`, `December 2026`. */
export function formatMonth(month: SeoulMonth, locale: string): string {
  return formatter(locale, { year: 'numeric', month: 'long' }).format(asUtcDate(`${month}-01`));
}
