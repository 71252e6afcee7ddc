import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { CalendarFile } from '@/lib/native-bridge/native-actions';

/** Seoul has had no summer time since 1988. */
const SEOUL_OFFSET = '+09:00';
const MAX_LINE_OCTETS = 75;

/** RFC 5545, 3.3.11. */
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
    const size = Buffer.byteLength(character);
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

/** `2026-12-01T06:00:00.000Z` → `20261201T060000Z`. */
const instantText = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** @param time `15:00`; null for the whole day */
function momentLine(name: 'DTSTART' | 'DTEND', day: string, time: string | null): string {
  if (time === null) return `${name};VALUE=DATE:${day.replaceAll('-', '')}`;
  return `${name}:${instantText(new Date(`${day}T${time}:00${SEOUL_OFFSET}`))}`;
}

/** A stay as a calendar file (RFC 5545), for the confirmation; holds nothing that its page does not show. */
export function stayCalendarFile(
  reservation: Pick<
    ReservationDetail,
    | 'reservationNo'
    | 'hotelId'
    | 'hotelName'
    | 'address'
    | 'telephone'
    | 'checkInDate'
    | 'checkInFrom'
    | 'checkOutDate'
    | 'checkOutUntil'
    | 'bookedAt'
  >,
): CalendarFile {
  const { reservationNo, hotelId, hotelName, address, telephone } = reservation;
  // Both or neither: a calendar refuses an event that begins at an hour and ends with a day.
  const hasTimes = isTime(reservation.checkInFrom) && isTime(reservation.checkOutUntil);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hotel rewards//Room reservation//EN',
    'BEGIN:VEVENT',
    `UID:${escapedText(`${reservationNo}@${hotelId}`)}`,
    `DTSTAMP:${instantText(new Date(reservation.bookedAt))}`,
    momentLine('DTSTART', reservation.checkInDate, hasTimes ? reservation.checkInFrom : null),
    momentLine('DTEND', reservation.checkOutDate, hasTimes ? reservation.checkOutUntil : null),
    `SUMMARY:${escapedText(hotelName)}`,
    `LOCATION:${escapedText(address)}`,
    `DESCRIPTION:${escapedText(`${reservationNo}\n${telephone}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return { fileName: `${reservationNo}.ics`, content: `${lines.map(folded).join('\r\n')}\r\n` };
}
