import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import { perLocale } from '@/lib/i18n/per-locale';
import type { OpeningHours } from '@/lib/structured-data/restaurant-json-ld';

type WeekDay = RestaurantDetail['week'][number];

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** ISO weekday, 1 Monday … 7 Sunday. @param sundayFirst 0 Sunday … 6 Saturday, as `weekdayOf` counts */
export function isoWeekday(sundayFirst: number): number {
  return sundayFirst === 0 ? 7 : sundayFirst;
}

/** @param weekStartsOn 0 Sunday, 1 Monday */
export function weekInOrder(week: readonly WeekDay[], weekStartsOn: 0 | 1): WeekDay[] {
  const fromMonday = [...week].sort((a, b) => a.weekday - b.weekday);
  return weekStartsOn === 1 ? fromMonday : [...fromMonday.slice(6), ...fromMonday.slice(0, 6)];
}

const longWeekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

/** A weekday's name in the reader's language. @param weekday 1 Monday … 7 Sunday */
export function weekdayName(weekday: number, locale: string): string {
  // The third of January 2000 was a Monday.
  const day = new Date(Date.UTC(2000, 0, 2 + weekday));
  return longWeekday(locale).format(day);
}

/** The week's hours as structured data has them: each meal once, with the days that share its hours. */
export function openingHoursOf(week: readonly WeekDay[]): OpeningHours[] {
  const meals = week.flatMap(({ weekday, services }) =>
    services.map(({ from, until }) => ({ opens: from, closes: until, day: names[weekday - 1] ?? 'Monday' })),
  );
  return [...Map.groupBy(meals, ({ opens, closes }) => `${opens}-${closes}`).values()].map((same) => ({
    days: same.map(({ day }) => day),
    opens: same[0]?.opens ?? '',
    closes: same[0]?.closes ?? '',
  }));
}

export function endsNextDay({ from, until }: { from: string; until: string }): boolean {
  return until <= from;
}
