import type { PointMonth } from '@/lib/hub/contract/point';

export const CHART_MONTHS = 12;

function monthBefore(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 7);
}

/**
 * The last twelve months, oldest first: one that the hub leaves out had no movements. Null where a month is answered
 * twice, since nobody knows which of its figures holds.
 * @param todaySeoul `yyyy-MM-dd`; the hub's present month may be the next one already
 */
export function chartMonths(answered: readonly PointMonth[], todaySeoul: string): PointMonth[] | null {
  const byMonth = new Map(answered.map((each) => [each.month, each]));
  if (byMonth.size !== answered.length) return null;
  const present = [todaySeoul.slice(0, 7), ...byMonth.keys()].toSorted().at(-1) ?? '';
  return Array.from({ length: CHART_MONTHS }, (_, index) => {
    const month = monthBefore(present, CHART_MONTHS - 1 - index);
    return byMonth.get(month) ?? { month, pointsIn: 0, pointsOut: 0 };
  });
}
