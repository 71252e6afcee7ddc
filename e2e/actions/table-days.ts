import { addDays, partsOf, type SeoulDay } from '../../lib/dates/day';
import { seoulToday } from '../../lib/dates/moment';

/** The first day from so many on that falls on a weekday (1 Monday … 7 Sunday): restaurants have days of rest. */
export function nextWeekday(weekday: number, from: number): SeoulDay {
  const today = seoulToday(new Date());
  const day = Array.from({ length: 7 }, (_, index) => addDays(today, from + index)).find(
    (each) => partsOf(each).weekday === weekday,
  );
  if (day === undefined) throw new Error(`no weekday ${weekday}`);
  return day;
}
