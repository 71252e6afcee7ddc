import { perLocale } from '@/lib/i18n/per-locale';

const formatterOf = perLocale(
  (locale) =>
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'Asia/Seoul',
    }),
);

/** As a Seoul wall clock shows it: `2026년 12월 22일 18:00`; the words around it name Korea time. */
export function formatSeoulInstant(instant: string, locale: string): string {
  return formatterOf(locale).format(new Date(instant));
}
