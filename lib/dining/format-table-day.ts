import { perLocale } from '@/lib/i18n/per-locale';
import type { SeoulDay } from '@/lib/stay/dates';

const shortWeekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }));

/** `목`, `Thu` */
export function formatWeekday(day: SeoulDay, locale: string): string {
  return shortWeekday(locale).format(new Date(`${day}T00:00:00Z`));
}

/** `24`, without the words that some languages put to it. */
export function formatDayOfMonth(day: SeoulDay): string {
  return String(Number(day.slice(8)));
}
