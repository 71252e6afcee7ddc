import type { RestaurantDetail } from '@/lib/hub/contract/dining';
import type { OpeningHours } from '@/lib/structured-data/restaurant-json-ld';

type WeekDay = RestaurantDetail['week'][number];

const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** @param weekStartsOn 0 Sunday, 1 Monday */
export function weekInOrder(week: readonly WeekDay[], weekStartsOn: 0 | 1): WeekDay[] {
  const fromMonday = [...week].sort((a, b) => a.weekday - b.weekday);
  return weekStartsOn === 1 ? fromMonday : [...fromMonday.slice(6), ...fromMonday.slice(0, 6)];
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

export const endsNextDay = ({ from, until }: { from: string; until: string }): boolean => until <= from;
