import { addMonths, monthOf, type SeoulDay } from '@/lib/dates/day';
import type { PointMonth } from '@/lib/hub/contract/point';

export const CHART_MONTHS = 12;

/**
 * The last twelve months, oldest first: one that the hub leaves out had no movements. Null where a month is answered
 * twice, since it is unknown which of its figures holds.
 * @param todaySeoul the hub's present month may be the next one already
 */
export function chartMonths(answered: readonly PointMonth[], todaySeoul: SeoulDay): PointMonth[] | null {
  const byMonth = new Map(answered.map((each) => [each.month, each]));
  if (byMonth.size !== answered.length) return null;
  const present = [monthOf(todaySeoul), ...byMonth.keys()].toSorted().at(-1) ?? '';
  return Array.from({ length: CHART_MONTHS }, (_, index) => {
    const month = addMonths(present, index + 1 - CHART_MONTHS);
    return byMonth.get(month) ?? { month, pointsIn: 0, pointsOut: 0 };
  });
}
