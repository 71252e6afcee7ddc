import 'server-only';
import type { GuestProof } from '@/lib/booking/guest-proof';
import { guestProofOfPage } from '@/lib/booking/load-guest-reservation';
import { seoulToday } from '@/lib/dates/moment';
import { type RestaurantDetail, type TableAvailability, tableAvailability } from '@/lib/hub/contract/dining';
import { guestTableAvailability, guestTableDetail } from '@/lib/hub/contract/guest-table';
import { searchTerms, type Term } from '@/lib/hub/contract/join';
import { type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import {
  type TableReservationDetail,
  tableChangeAvailability,
  tableReservationDetail,
} from '@/lib/hub/contract/table-reservation';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { loadRestaurant } from '@/lib/hub/load-restaurants';
import { sideBySide } from '@/lib/hub/side-by-side';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import type { QueryValues } from '@/lib/routes/query-values';
import { loadForMember, type MemberLoad } from '@/lib/session/load-for-member';
import { readSession } from '@/lib/session/read-session';
import { type ReadTableRequest, readTableParams } from './table-params';

export type TableBooker = { kind: 'guest' } | { kind: 'member'; membershipNo: string; profile: MemberProfile | null };

export type TableLoad =
  | {
      kind: 'ready';
      restaurant: RestaurantDetail;
      request: ReadTableRequest;
      availability: TableAvailability;
      booker: TableBooker;
      terms: Term[];
      changing: TableReservationDetail | null;
    }
  | { kind: 'tooLarge'; restaurant: RestaurantDetail; request: ReadTableRequest }
  | { kind: 'walkIn'; restaurant: RestaurantDetail }
  | {
      kind: 'notChangeable';
      restaurant: RestaurantDetail;
      tableReservationNo: string;
      status: TableReservationDetail['status'];
      booker: TableBooker['kind'];
    }
  | { kind: 'notFound' }
  | { kind: 'renew' }
  | { kind: 'login' }
  | { kind: 'unavailable' };

const stoppedBy = (load: Exclude<MemberLoad<unknown>, { state: 'ready' }>, isGuest: boolean): TableLoad => {
  if (load.state === 'defer') return { kind: 'renew' };
  if (isGuest && load.kind === 'forbidden') return { kind: 'login' };
  return { kind: load.kind === 'not_found' ? 'notFound' : 'unavailable' };
};

export async function loadTable(restaurantId: string, query: QueryValues, locale: Locale): Promise<TableLoad> {
  try {
    const restaurant = await loadRestaurant(restaurantId, languageOf(locale).code);
    if (restaurant === null) return { kind: 'notFound' };
    if (!restaurant.bookable) return { kind: 'walkIn', restaurant };
    const { maxParty, bookingDays } = restaurant;
    const request = readTableParams(query, { today: seoulToday(new Date()), maxParty, bookingDays, locale });
    if (request.isTooLarge) return { kind: 'tooLarge', restaurant, request };
    return await loadSeatings(restaurant, request, locale);
  } catch (error) {
    if (!isHubError(error)) throw error;
    return { kind: 'unavailable' };
  }
}

async function loadSeatings(
  restaurant: RestaurantDetail,
  request: ReadTableRequest,
  locale: Locale,
): Promise<TableLoad> {
  const [session, held] = await Promise.all([readSession(), guestProofOfPage()]);
  const guest = request.changing && held?.booked === 'table' && held.reservationNo === request.changing ? held : null;
  if (session === 'unknown' && !guest) return { kind: 'unavailable' };
  if (request.changing && session === null && !guest) return { kind: 'login' };
  const member = guest || session === 'unknown' ? null : session;
  return sideBySide<TableLoad>(async (signal, decide) => {
    const needed = async <T>(call: Promise<MemberLoad<T>>): Promise<T> => {
      const load = await call;
      return load.state === 'ready' ? load.data : decide(stoppedBy(load, guest !== null));
    };
    const [availability, changing, profile, terms] = await Promise.all([
      needed(askAvailability(restaurant, request, { locale, signal, guest })),
      request.changing ? needed(askReservation(request.changing, { locale, signal, guest })) : null,
      member && request.time && !request.changing ? loadForMember(memberProfile, {}, signal) : null,
      member === null && request.time && !request.changing ? askTerms(locale, signal) : [],
    ]);
    if (profile?.state === 'defer') return { kind: 'renew' };
    if (changing && changing.restaurantId !== restaurant.restaurantId) return { kind: 'notFound' };
    if (changing?.changeableYn === 'N') {
      const { tableReservationNo, status } = changing;
      const booked = { restaurant, tableReservationNo, status };
      return { kind: 'notChangeable', ...booked, booker: member === null ? 'guest' : 'member' };
    }
    const booker: TableBooker =
      member === null
        ? { kind: 'guest' }
        : {
            kind: 'member',
            membershipNo: member.membershipNo,
            profile: profile?.state === 'ready' ? profile.data : null,
          };
    return { kind: 'ready', restaurant, request, availability, booker, terms, changing };
  });
}

interface Asking {
  locale: Locale;
  signal: AbortSignal;
  guest: GuestProof | null;
}

/** A call with a guest's proof, as `loadForMember` answers a member's; `forbidden` is a proof that is over. */
async function guestLoad<T>(call: Promise<{ data: T }>): Promise<MemberLoad<T>> {
  try {
    return { state: 'ready', data: (await call).data };
  } catch (error) {
    if (!isHubError(error)) throw error;
    return { state: 'unavailable', kind: error.kind };
  }
}

async function askTerms(locale: Locale, signal: AbortSignal): Promise<Term[]> {
  const { code: lang } = languageOf(locale);
  return (await callHub(searchTerms, { query: { lang, purpose: 'dining' }, signal })).data.terms;
}

function askReservation(tableReservationNo: string, { locale, signal, guest }: Asking) {
  const lang = languageOf(locale).code;
  if (guest) return guestLoad(callHub(guestTableDetail, { body: { proof: guest.proof, lang }, signal }));
  return loadForMember(tableReservationDetail, { params: { tableReservationNo }, query: { lang } }, signal);
}

const MOST_DAYS = 100;

/** Every day that is given, for the calendar; where none was asked for, the seatings of the first that has a table. */
async function askAvailability(
  { restaurantId, bookingDays }: RestaurantDetail,
  { date, party, daysFrom, changing }: ReadTableRequest,
  { locale, signal, guest }: Asking,
): Promise<MemberLoad<TableAvailability>> {
  const lang = languageOf(locale).code;
  const today = seoulToday(new Date());
  const dayCount = Math.min(bookingDays + 1, MOST_DAYS);
  const ask = (day: string) => {
    const query = { lang, date: day, party, daysFrom: today, dayCount };
    if (guest) return guestLoad(callHub(guestTableAvailability, { body: { proof: guest.proof, ...query }, signal }));
    return changing === null
      ? loadForMember(tableAvailability, { params: { restaurantId }, query }, signal)
      : loadForMember(tableChangeAvailability, { params: { tableReservationNo: changing }, query }, signal);
  };
  const first = await ask(date ?? daysFrom);
  if (date !== null || first.state !== 'ready' || first.data.state === 'free') return first;
  const free = first.data.days.find((day) => day.date >= daysFrom && day.state === 'free');
  return free ? ask(free.date) : first;
}
