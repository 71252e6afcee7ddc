import { calendarFile } from '@/lib/calendar/calendar-event';
import { seoulClock } from '@/lib/dates/moment';
import { seoulMs } from '@/lib/dates/seoul-clock';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { CalendarFile } from '@/lib/native-bridge/native-actions';

/** A table as a calendar file; a table that moved keeps its UID and raises its sequence, so that calendars follow it. */
export function tableCalendarFile(reservation: TableReservationDetail): CalendarFile {
  const { tableReservationNo, restaurantId, restaurantName, hotelName, address, telephone, date, time } = reservation;
  return calendarFile({
    uid: `${tableReservationNo}@${restaurantId}`,
    sequence: reservation.revision,
    stampedAt: reservation.changedAt ?? reservation.bookedAt,
    start: { day: date, time },
    end: seoulClock(seoulMs(date, time) + reservation.durationMinutes * 60_000),
    summary: `${restaurantName} · ${hotelName}`,
    location: address,
    description: `${tableReservationNo}\n${telephone}`,
    productId: '-//Hotel rewards//Table reservation//EN',
    fileName: `${tableReservationNo}.ics`,
  });
}
