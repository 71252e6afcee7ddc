import 'server-only';
import { guestProofOfPage, loadGuestReservation } from '@/lib/booking/load-guest-reservation';
import { type TableReservationDetail, tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';
import { readSession } from '@/lib/session/read-session';

export type TableConfirmationLoad =
  | { kind: 'ready'; reservation: TableReservationDetail; booker: 'member' | 'guest' }
  | { kind: 'notFound' }
  | { kind: 'guest' }
  | { kind: 'renew' }
  | { kind: 'unavailable' };

/** The table that a confirmation shows: to the member who booked it, or to the browser that booked or found it. */
export async function loadTableConfirmation(number: string, locale: Locale): Promise<TableConfirmationLoad> {
  if ((await guestProofOfPage())?.reservationNo === number) {
    const found = await loadGuestReservation(locale);
    if (found.kind === 'table') return { kind: 'ready', reservation: found.table, booker: 'guest' };
    if (found.kind === 'unavailable') return { kind: 'unavailable' };
  }
  if ((await readSession()) === null) return { kind: 'guest' };
  const load = await memberLoad(tableReservationDetail, {
    params: { tableReservationNo: number },
    query: { lang: languageOf(locale).code },
  });
  if (load.state === 'ready') return { kind: 'ready', reservation: load.data, booker: 'member' };
  if (load.state === 'defer') return { kind: 'renew' };
  return { kind: load.kind === 'not_found' ? 'notFound' : 'unavailable' };
}
