import 'server-only';
import { cache } from 'react';
import { type ReservationDetail, reservationDetail, reservationNo } from '@/lib/hub/contract/reservation';
import { type TableReservationDetail, tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { type LanguageCode, type Locale, languageOf } from '@/lib/i18n/languages';
import { answerNotFound } from '@/lib/request/page-answer';
import { loadForMember, type MemberLoad } from '@/lib/session/load-for-member';
import { readSession } from '@/lib/session/read-session';
import { type GuestReservationLoad, guestProofOfPage, loadGuestReservation } from './load-guest-reservation';

export type ConfirmationLoad<Booked> =
  | { kind: 'ready'; reservation: Booked; booker: 'member' | 'guest' }
  | { kind: 'notFound' | 'guest' | 'renew' | 'unavailable' };

interface Asking<Booked> {
  ofGuest: (found: GuestReservationLoad) => Booked | null;
  ofMember: (lang: LanguageCode) => Promise<MemberLoad<Booked>> | null;
}

/** Shown to the member who booked it, or to the browser that booked or found it. */
async function load<Booked>(number: string, locale: Locale, ask: Asking<Booked>): Promise<ConfirmationLoad<Booked>> {
  if ((await guestProofOfPage())?.reservationNo === number) {
    const found = await loadGuestReservation(locale);
    const reservation = ask.ofGuest(found);
    if (reservation !== null) return { kind: 'ready', reservation, booker: 'guest' };
    if (found.kind === 'unavailable') return { kind: 'unavailable' };
  }
  if ((await readSession()) === null) return { kind: 'guest' };
  const answer = await ask.ofMember(languageOf(locale).code);
  if (answer?.state === 'ready') return { kind: 'ready', reservation: answer.data, booker: 'member' };
  if (answer?.state === 'defer') return { kind: 'renew' };
  if (answer !== null && answer.kind !== 'not_found') return { kind: 'unavailable' };
  answerNotFound();
  return { kind: 'notFound' };
}

export const loadConfirmation = cache((number: string, locale: Locale) =>
  load<ReservationDetail>(number, locale, {
    ofGuest: (found) => (found.kind === 'ready' ? found.reservation : null),
    ofMember: (lang) =>
      reservationNo.safeParse(number).success
        ? loadForMember(reservationDetail, { params: { reservationNo: number }, query: { lang } })
        : null,
  }),
);

export const loadTableConfirmation = cache((number: string, locale: Locale) =>
  load<TableReservationDetail>(number, locale, {
    ofGuest: (found) => (found.kind === 'table' ? found.table : null),
    ofMember: (lang) =>
      loadForMember(tableReservationDetail, { params: { tableReservationNo: number }, query: { lang } }),
  }),
);
