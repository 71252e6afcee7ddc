import { DateTime } from 'luxon';

const SEOUL = 'Asia/Seoul';

/** A day has no zone, and UTC is the one whose offset Luxon need not look up. */
const ofDay = (day: string, locale: string) => DateTime.fromISO(day, { zone: 'utc', locale });

/** `2026년 12월 31일`, `December 31, 2026`. @param day `yyyy-MM-dd` */
export function formatDay(day: string, locale: string): string {
  return ofDay(day, locale).toLocaleString(DateTime.DATE_FULL);
}

/** Day and time apart: browsers and servers join the two differently. @param instant ISO 8601 with its offset */
export function seoulMoment(instant: string, locale: string): { day: string; time: string } {
  const moment = DateTime.fromISO(instant, { zone: SEOUL, locale });
  return { day: moment.toLocaleString(DateTime.DATE_FULL), time: moment.toFormat('HH:mm') };
}

/** A month as the reader's language writes it: `2026년 11월`, `November 2026`. @param month `yyyy-MM` */
export function monthName(month: string, locale: string): string {
  return ofDay(`${month}-01`, locale).toLocaleString({ year: 'numeric', month: 'long' });
}
