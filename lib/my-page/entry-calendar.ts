import { bffGet } from '@/lib/bff/bff-client';
import { stayCalendarFile } from '@/lib/booking/stay-calendar-file';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import type { CalendarFile } from '@/lib/native-bridge/native-actions';
import { hubCall } from '@/lib/routes/hub-calls';

/** Out of the detail: the lists know neither address nor hours. @throws ProblemError when it cannot be had */
export async function calendarOfEntry(
  kind: 'stay' | 'table',
  reservationNo: string,
  lang: LanguageCode,
  notesOf: (stay: ReservationDetail) => readonly string[],
): Promise<CalendarFile> {
  if (kind === 'stay') {
    const path = hubCall('reservationDetail', { reservationNo, lang });
    const { data } = await bffGet<{ data: ReservationDetail }>(path);
    return stayCalendarFile(data, notesOf(data));
  }
  const path = hubCall('tableReservationDetail', { tableReservationNo: reservationNo, lang });
  return tableCalendarFile((await bffGet<{ data: TableReservationDetail }>(path)).data);
}
