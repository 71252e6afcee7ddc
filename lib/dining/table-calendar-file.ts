import { calendarFile } from '@/lib/calendar/calendar-event';
import { addDays } from '@/lib/dates/day';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { CalendarFile } from '@/lib/native-bridge/native-actions';

const DAY_MINUTES = 24 * 60;

function endOf({ date, time, durationMinutes }: Pick<TableReservationDetail, 'date' | 'time' | 'durationMinutes'>) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const end = hours * 60 + minutes + durationMinutes;
  const within = end % DAY_MINUTES;
  const two = (count: number) => String(count).padStart(2, '0');
  return {
    day: addDays(date, Math.floor(end / DAY_MINUTES)),
    time: `${two(Math.floor(within / 60))}:${two(within % 60)}`,
  };
}

/** A table as a calendar file; a table that moved keeps its UID and raises its sequence, so that calendars follow it. */
export function tableCalendarFile(
  reservation: Pick<
    TableReservationDetail,
    | 'tableReservationNo'
    | 'restaurantId'
    | 'restaurantName'
    | 'hotelName'
    | 'address'
    | 'telephone'
    | 'date'
    | 'time'
    | 'durationMinutes'
    | 'revision'
    | 'bookedAt'
    | 'changedAt'
  >,
): CalendarFile {
  const { tableReservationNo, restaurantId, restaurantName, hotelName, address, telephone, date, time } = reservation;
  return calendarFile({
    uid: `${tableReservationNo}@${restaurantId}`,
    sequence: reservation.revision,
    stampedAt: reservation.changedAt ?? reservation.bookedAt,
    start: { day: date, time },
    end: endOf(reservation),
    summary: `${restaurantName} · ${hotelName}`,
    location: address,
    description: `${tableReservationNo}\n${telephone}`,
    productId: '-//Hotel rewards//Table reservation//EN',
    fileName: `${tableReservationNo}.ics`,
  });
}
