import 'server-only';
import { type ReservationDetail, reservationDetail, reservationNo } from '@/lib/hub/contract/reservation';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';
import { readSession } from '@/lib/session/read-session';
import { guestProofOfPage, loadGuestReservation } from './load-guest-reservation';

export type ConfirmationLoad =
  | { kind: 'ready'; reservation: ReservationDetail; booker: 'member' | 'guest' }
  | { kind: 'notFound' }
  | { kind: 'guest' }
  | { kind: 'renew' }
  | { kind: 'unavailable' };

export async function loadConfirmation(number: string, locale: Locale): Promise<ConfirmationLoad> {
  if ((await guestProofOfPage())?.reservationNo === number) {
    const found = await loadGuestReservation(locale);
    if (found.kind === 'ready') return { ...found, booker: 'guest' };
    if (found.kind === 'unavailable') return found;
  }
  if ((await readSession()) === null) return { kind: 'guest' };
  if (!reservationNo.safeParse(number).success) return { kind: 'notFound' };
  const load = await memberLoad(reservationDetail, {
    params: { reservationNo: number },
    query: { lang: languageOf(locale).code },
  });
  if (load.state === 'ready') return { kind: 'ready', reservation: load.data, booker: 'member' };
  if (load.state === 'defer') return { kind: 'renew' };
  return { kind: load.kind === 'not_found' ? 'notFound' : 'unavailable' };
}
