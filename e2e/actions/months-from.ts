import { addDays, addMonths, earlierOf, monthOf, type SeoulDay } from '../../lib/dates/day';

/** The same day of another month, or its last where it is shorter. */
export function monthsFrom(day: SeoulDay, count: number): SeoulDay {
  const month = monthOf(day);
  return earlierOf(`${addMonths(month, count)}-${day.slice(8)}`, addDays(`${addMonths(month, count + 1)}-01`, -1));
}
