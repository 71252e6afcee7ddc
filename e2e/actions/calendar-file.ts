import { DateTime } from 'luxon';
import { expect } from 'playwright/test';

interface Moment {
  /** `2026-12-01` and `18:30` on the clock of the hotel. */
  date: string;
  time: string;
}

/** Properties of the one event of a calendar file, as a calendar reads them (RFC 5545: lines are unfolded first). */
export function eventOf(content: string): Map<string, string> {
  const lines = content.replace(/\r\n[ \t]/g, '').split('\r\n');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  const event = lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT'));
  return new Map(event.map((line) => line.split(/:(.*)/s, 2) as [string, string]));
}

/** When an event begins and ends, on the clock of Seoul, where all hotels are. */
export function timesOf(event: Map<string, string>): { start: Moment; minutes: number } {
  const instant = (name: string) => {
    const moment = DateTime.fromISO(event.get(name) ?? '', { zone: 'Asia/Seoul' });
    expect(moment.isValid, `${name} is an instant`).toBe(true);
    return moment;
  };
  const [start, end] = [instant('DTSTART'), instant('DTEND')];
  return {
    start: { date: start.toISODate() ?? '', time: start.toFormat('HH:mm') },
    minutes: end.diff(start, 'minutes').minutes,
  };
}
