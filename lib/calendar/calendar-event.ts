import { fileDay, fileInstant } from '@/lib/dates/format';
import { seoulMs } from '@/lib/dates/seoul-clock';
import type { CalendarFile } from '@/lib/native-bridge/native-actions';

const MAX_LINE_OCTETS = 75;

export interface CalendarEvent {
  /** The same for the same thing for ever: a calendar that knows it is brought up to date, not doubled. */
  uid: string;
  sequence?: number;
  stampedAt: string;
  /** An hour of a Seoul day, or the whole day with `time` null; both ends alike. */
  start: { day: string; time: string | null };
  end: { day: string; time: string | null };
  summary: string;
  location: string;
  description: string;
  productId: string;
  fileName: string;
}

const encoder = new TextEncoder();

function escapedText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** RFC 5545, 3.1: lines of 75 octets, never cut within a character. */
function folded(line: string): string {
  const lines: string[] = [];
  let present = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      lines.push(present);
      present = ' ';
      octets = 1;
    }
    present += character;
    octets += size;
  }
  return [...lines, present].join('\r\n');
}

function momentLine(name: 'DTSTART' | 'DTEND', { day, time }: CalendarEvent['start']): string {
  return time === null ? `${name};VALUE=DATE:${fileDay(day)}` : `${name}:${fileInstant(seoulMs(day, time))}`;
}

export function calendarFile(event: CalendarEvent): CalendarFile {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${event.productId}`,
    'BEGIN:VEVENT',
    `UID:${escapedText(event.uid)}`,
    ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
    `DTSTAMP:${fileInstant(event.stampedAt)}`,
    momentLine('DTSTART', event.start),
    momentLine('DTEND', event.end),
    `SUMMARY:${escapedText(event.summary)}`,
    `LOCATION:${escapedText(event.location)}`,
    `DESCRIPTION:${escapedText(event.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { fileName: event.fileName, content: `${lines.map(folded).join('\r\n')}\r\n` };
}
