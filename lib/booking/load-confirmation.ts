import 'server-only';
import { type ReservationDetail, reservationDetail, reservationNo } from '@/lib/hub/contract/reservation';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';
import { readSession } from '@/lib/session/read-session';

export type ConfirmationLoad =
  | { kind: 'ready'; reservation: ReservationDetail }
  /** No such reservation, or somebody else's: the two look alike. */
  | { kind: 'notFound' }
  | { kind: 'guest' }
  /** The member's token has to be renewed first, which only the browser's call can do. */
  | { kind: 'renew' }
  | { kind: 'unavailable' };

/** The reservation that a confirmation shows. */
export async function loadConfirmation(number: string, locale: Locale): Promise<ConfirmationLoad> {
  if ((await readSession()) === null) return { kind: 'guest' };
  if (!reservationNo.safeParse(number).success) return { kind: 'notFound' };
  const load = await memberLoad(reservationDetail, {
    params: { reservationNo: number },
    query: { lang: languageOf(locale).code },
  });
  if (load.state === 'ready') return { kind: 'ready', reservation: load.data };
  if (load.state === 'defer') return { kind: 'renew' };
  return { kind: load.kind === 'not_found' ? 'notFound' : 'unavailable' };
}
