import { calendarFile } from '@/lib/calendar/calendar-event';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { CalendarFile } from '@/lib/native-bridge/native-actions';

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** RFC 5545: a changed stay keeps its UID with a newer stamp. @param notes lines below number and telephone */
export function stayCalendarFile(reservation: ReservationDetail, notes: readonly string[] = []): CalendarFile {
  const { reservationNo, hotelId, hotelName, address, telephone } = reservation;
  // Both or neither: a calendar refuses an event that begins at an hour and ends with a day.
  const hasTimes = isTime(reservation.checkInFrom) && isTime(reservation.checkOutUntil);
  return calendarFile({
    uid: `${reservationNo}@${hotelId}`,
    stampedAt: reservation.changedAt ?? reservation.bookedAt,
    start: { day: reservation.checkInDate, time: hasTimes ? reservation.checkInFrom : null },
    end: { day: reservation.checkOutDate, time: hasTimes ? reservation.checkOutUntil : null },
    summary: hotelName,
    location: address,
    description: [reservationNo, telephone, ...notes].join('\n'),
    productId: '-//Hotel rewards//Room reservation//EN',
    fileName: `${reservationNo}.ics`,
  });
}
