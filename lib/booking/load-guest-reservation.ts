import 'server-only';
import { cookies } from 'next/headers';
import { guestReservationDetail } from '@/lib/hub/contract/guest-reservation';
import { guestTableDetail } from '@/lib/hub/contract/guest-table';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { hubData } from '@/lib/hub/hub-data';
import { hubFailed } from '@/lib/hub/hub-load';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import type { Load } from '@/lib/request/load';
import { type GuestProof, guestProofCookieName, readGuestProof } from './guest-proof';

export type GuestReservationLoad = Load<
  { reservation: ReservationDetail; table?: undefined } | { table: TableReservationDetail; reservation?: undefined }
>;

export async function guestProofOfPage(): Promise<GuestProof | null> {
  return readGuestProof((await cookies()).get(guestProofCookieName())?.value);
}

/** A call with a guest's proof: `login` where the proof has expired. @throws errors other than HubError */
export const guestLoad = <T>(call: Promise<T>): Promise<Load<T>> =>
  call.then(
    (data) => ({ state: 'ready', data }),
    (error) => hubFailed(error, { forbidden: 'login', not_found: 'notFound' }),
  );

/**
 * The reservation, of rooms or of a table, that this browser's proof is bound to. @param asked number of a link;
 * another one than the proof's has to be looked up @throws errors other than HubError
 */
export async function loadGuestReservation(locale: Locale, asked = ''): Promise<GuestReservationLoad> {
  const held = await guestProofOfPage();
  if (held === null || (asked !== '' && asked !== held.reservationNo)) return { state: 'login' };
  const input = { body: { proof: held.proof, lang: languageOf(locale).code } };
  return held.booked === 'table'
    ? guestLoad(hubData(guestTableDetail, input).then((table) => ({ table })))
    : guestLoad(hubData(guestReservationDetail, input).then((reservation) => ({ reservation })));
}
