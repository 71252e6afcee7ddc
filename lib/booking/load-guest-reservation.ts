import 'server-only';
import { cookies } from 'next/headers';
import { guestReservationDetail } from '@/lib/hub/contract/guest-reservation';
import type { ReservationDetail } from '@/lib/hub/contract/reservation';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/observability/personal-page';
import { type GuestProof, guestProofCookieName, readGuestProof } from './guest-proof';

export type GuestReservationLoad =
  | { kind: 'ready'; reservation: ReservationDetail }
  /** This browser has found no reservation, or its half hour is over. */
  | { kind: 'none' }
  | { kind: 'unavailable'; reservationNo: string };

/** The proof of the request being rendered. Makes the page personal. */
export async function guestProofOfPage(): Promise<GuestProof | null> {
  return readGuestProof((await cookies()).get(guestProofCookieName())?.value);
}

/** The reservation that this browser's proof is bound to. @throws whatever is no failure of the hub */
export async function loadGuestReservation(locale: Locale): Promise<GuestReservationLoad> {
  const held = await guestProofOfPage();
  if (held === null) return { kind: 'none' };
  try {
    const { data } = await callHub(guestReservationDetail, {
      body: { proof: held.proof, lang: languageOf(locale).code },
      signal: visitorSignal(),
    });
    return { kind: 'ready', reservation: data };
  } catch (error) {
    if (!isHubError(error)) throw error;
    // A proof that the hub no longer takes, and a reservation that it has dropped.
    if (error.kind === 'forbidden' || error.kind === 'not_found') return { kind: 'none' };
    return { kind: 'unavailable', reservationNo: held.reservationNo };
  }
}
