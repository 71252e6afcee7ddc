import { DateTime } from 'luxon';
import { type SeoulDay, valid } from './day';
import { seoulMs } from './seoul-clock';

/** ISO 8601 with its offset, milliseconds since 1970, or a `Date`. */
export type Moment = string | number | Date;

export function inSeoul(moment: Moment): DateTime<true> {
  const zone = 'Asia/Seoul';
  const at =
    typeof moment === 'string' ? DateTime.fromISO(moment, { zone }) : DateTime.fromMillis(moment.valueOf(), { zone });
  return valid(at, moment);
}

export const seoulToday = (now: Exclude<Moment, string>): SeoulDay => inSeoul(now).toISODate();

/** What the calendars and clocks of Seoul show. */
export function seoulClock(moment: Moment): { day: SeoulDay; time: string; weekday: number } {
  const at = inSeoul(moment);
  return { day: at.toISODate(), time: at.toFormat('HH:mm'), weekday: at.weekday };
}

/** ISO 8601 in UTC: so many hours before the clocks of Seoul show a time of a day. */
export const hoursBefore = (day: SeoulDay, time: string, hours: number): string =>
  DateTime.fromMillis(seoulMs(day, time), { zone: 'utc' }).minus({ hours }).toISO() ?? '';
