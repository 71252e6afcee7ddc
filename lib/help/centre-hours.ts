import { weekdayNames } from '@/lib/dates/format';
import { seoulClock } from '@/lib/dates/moment';
import type { CustomerCentre } from '@/lib/hub/contract/enquiry';

export type CentreHours = Pick<CustomerCentre, 'weekdays' | 'opensAt' | 'closesAt' | 'closedDays'>;

/** Is the telephone answered at this moment? Hours are Korea's, whichever clock the reader has. */
export function isCentreOpen({ weekdays, opensAt, closesAt, closedDays }: CentreHours, now: Date): boolean {
  const { day, time, weekday } = seoulClock(now);
  return weekdays.includes(weekday) && !closedDays.includes(day) && time >= opensAt && time < closesAt;
}

/** Weekdays as a reader's language names them, a run of them by its ends: `Mon–Fri`. */
export function weekdaysText(weekdays: readonly number[], locale: string): string {
  const names = weekdayNames('short', locale);
  const sorted = weekdays.toSorted((a, b) => a - b);
  const isRun = sorted.length > 2 && sorted.every((weekday, at) => weekday === (sorted[0] ?? 0) + at);
  const shown = sorted.map((weekday) => names[weekday - 1] ?? '');
  return isRun ? `${shown[0]}–${shown.at(-1)}` : shown.join(', ');
}
