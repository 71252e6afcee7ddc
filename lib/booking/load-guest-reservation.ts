import 'server-only';
import { cookies } from 'next/headers';
import { guestReservationDetail } from '@/lib/hub/contract/guest-reservation';
import { guestTableDetail } from '@/lib/hub/contract/guest-table';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import type { TableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import type { Load } from '@/lib/request/load';
import { visitorSignal } from '@/lib/request/page-answer';
import { type GuestProof, guestProofCookieName, readGuestProof } from './guest-proof';

export type GuestReservationLoad = Load<
  { reservation: ReservationDetail; table?: undefined } | { table: TableReservationDetail; reservation?: undefined }
>;

export async function guestProofOfPage(): Promise<GuestProof | null> {
  return readGuestProof((await cookies()).get(guestProofCookieName())?.value);
}

/**
 * The reservation, of rooms or of a table, that this browser's proof is bound to. @param asked number of a link;
 * another one than the proof's has to be looked up @throws whatever is no failure of the hub
 */
export async function loadGuestReservation(locale: Locale, asked = ''): Promise<GuestReservationLoad> {
  const held = await guestProofOfPage();
  if (held === null || (asked !== '' && asked !== held.reservationNo)) return { state: 'notFound' };
  const input = { body: { proof: held.proof, lang: languageOf(locale).code }, signal: visitorSignal() };
  try {
    if (held.booked === 'table') {
      return { state: 'ready', data: { table: (await callHub(guestTableDetail, input)).data } };
    }
    return { state: 'ready', data: { reservation: (await callHub(guestReservationDetail, input)).data } };
  } catch (error) {
    if (!isHubError(error)) throw error;
    return { state: error.kind === 'forbidden' || error.kind === 'not_found' ? 'notFound' : 'unavailable' };
  }
}
