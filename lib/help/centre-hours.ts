import { DateTime, Info } from 'luxon';
import type { CustomerCentre } from '@/lib/hub/contract/enquiry';

export type CentreHours = Pick<CustomerCentre, 'weekdays' | 'opensAt' | 'closesAt' | 'closedDays'>;

/** Is the telephone answered at this moment? Hours are Korea's, whichever clock the reader has. */
export function isCentreOpen({ weekdays, opensAt, closesAt, closedDays }: CentreHours, now: Date): boolean {
  const inSeoul = DateTime.fromJSDate(now, { zone: 'Asia/Seoul' });
  const time = inSeoul.toFormat('HH:mm');
  const isClosedDay = closedDays.includes(inSeoul.toISODate() ?? '');
  return weekdays.includes(inSeoul.weekday) && !isClosedDay && time >= opensAt && time < closesAt;
}

/** Weekdays as a reader's language names them, a run of them by its ends: `Mon–Fri`. */
export function weekdaysText(weekdays: readonly number[], locale: string): string {
  const names = Info.weekdays('short', { locale });
  const sorted = weekdays.toSorted((a, b) => a - b);
  const isRun = sorted.length > 2 && sorted.every((weekday, at) => weekday === (sorted[0] ?? 0) + at);
  const shown = sorted.map((weekday) => names[weekday - 1] ?? '');
  return isRun ? `${shown[0]}–${shown.at(-1)}` : shown.join(', ');
}
