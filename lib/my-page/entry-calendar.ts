import { bffGet } from '@/lib/bff/bff-client';
import { stayCalendarFile } from '@/lib/booking/stay-calendar-file';
import { tableCalendarFile } from '@/lib/dining/table-calendar-file';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import type { LanguageCode } from '@/lib/i18n/languages';
import type { CalendarFile } from '@/lib/native-bridge/native-actions';
import { reservationDetailQuery, tableDetailQuery } from './member-queries';
import type { TimelineEntry } from './timeline';

/**
 * The calendar file of an entry, out of its detail: the list knows neither address nor hours.
 * @param notesOf what the file of a stay says of cancelling
 * @throws ProblemError when the detail cannot be had
 */
export async function calendarOfEntry(
  entry: TimelineEntry,
  lang: LanguageCode,
  notesOf: (stay: ReservationDetail) => readonly string[],
): Promise<CalendarFile> {
  if (entry.kind === 'stay') {
    const { path } = reservationDetailQuery(entry.stay.reservationNo, lang);
    const { data } = await bffGet<{ data: ReservationDetail }>(path);
    return stayCalendarFile(data, notesOf(data));
  }
  const { path } = tableDetailQuery(entry.table.tableReservationNo, lang);
  return tableCalendarFile((await bffGet<{ data: TableReservationDetail }>(path)).data);
}
