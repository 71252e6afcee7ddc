import 'server-only';
import { cache } from 'react';
import { type ReservationDetail, reservationDetail, reservationNo } from '@/lib/hub/contract/reservation';
import { type TableReservationDetail, tableReservationDetail } from '@/lib/hub/contract/table-reservation';
import { type LanguageCode, type Locale, languageOf } from '@/lib/i18n/languages';
import { dataOf, type Load } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';
import { readSession } from '@/lib/session/read-session';
import { type GuestReservationLoad, guestProofOfPage, loadGuestReservation } from './load-guest-reservation';

export type ConfirmationLoad<Booked> = Load<{ reservation: Booked; booker: 'member' | 'guest' }>;

interface Asking<Booked> {
  ofGuest: (found: GuestReservationLoad) => Booked | null;
  ofMember: (lang: LanguageCode) => Promise<Load<Booked>>;
}

async function load<Booked>(number: string, locale: Locale, ask: Asking<Booked>): Promise<ConfirmationLoad<Booked>> {
  if ((await guestProofOfPage())?.reservationNo === number) {
    const found = await loadGuestReservation(locale);
    const reservation = ask.ofGuest(found);
    if (reservation !== null) return { state: 'ready', data: { reservation, booker: 'guest' } };
    if (found.state === 'unavailable') return found;
  }
  if (!reservationNo.safeParse(number).success) return { state: 'notFound' };
  if ((await readSession()) === null) return { state: 'login' };
  const answer = await ask.ofMember(languageOf(locale).code);
  return answer.state === 'ready' ? { state: 'ready', data: { reservation: answer.data, booker: 'member' } } : answer;
}

export const loadConfirmation = cache((number: string, locale: Locale) =>
  load<ReservationDetail>(number, locale, {
    ofGuest: (found) => dataOf(found)?.reservation ?? null,
    ofMember: (lang) => loadForMember(reservationDetail, { params: { reservationNo: number }, query: { lang } }),
  }),
);

export const loadTableConfirmation = cache((number: string, locale: Locale) =>
  load<TableReservationDetail>(number, locale, {
    ofGuest: (found) => dataOf(found)?.table ?? null,
    ofMember: (lang) =>
      loadForMember(tableReservationDetail, { params: { tableReservationNo: number }, query: { lang } }),
  }),
);
