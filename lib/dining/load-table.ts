import 'server-only';
import type { GuestProof } from '@/lib/booking/guest-proof';
import { guestLoad, guestProofOfPage } from '@/lib/booking/load-guest-reservation';
import { seoulToday } from '@/lib/dates/moment';
import { type RestaurantDetail, type TableAvailability, tableAvailability } from '@/lib/hub/contract/dining';
import { guestTableAvailability, guestTableDetail } from '@/lib/hub/contract/guest-table';
import type { Term } from '@/lib/hub/contract/join';
import type { MemberProfile } from '@/lib/hub/contract/member';
import {
  type TableReservationDetail,
  tableChangeAvailability,
  tableReservationDetail,
} from '@/lib/hub/contract/table-reservation';
import { hubData } from '@/lib/hub/hub-data';
import { hubFailed, loadOf } from '@/lib/hub/hub-load';
import { loadTerms } from '@/lib/hub/load-group-texts';
import { loadRestaurant } from '@/lib/hub/load-restaurants';
import { sideBySide } from '@/lib/hub/side-by-side';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { loadProfile } from '@/lib/member/load-member';
import { dataOf, type Load } from '@/lib/request/load';
import type { QueryValues } from '@/lib/routes/query-values';
import { loadForMember } from '@/lib/session/load-for-member';
import { readSession } from '@/lib/session/read-session';
import { type ReadTableRequest, readTableParams } from './table-params';

type TableBooker = { kind: 'guest' } | { kind: 'member'; membershipNo: string; profile: MemberProfile | null };

export interface TableData {
  restaurant: RestaurantDetail;
  request: ReadTableRequest;
  availability: TableAvailability;
  booker: TableBooker;
  terms: Term[];
  changing: TableReservationDetail | null;
}

type TableLoad =
  | Load<TableData>
  | { state: 'tooLarge'; restaurant: RestaurantDetail; request: ReadTableRequest }
  | { state: 'walkIn'; restaurant: RestaurantDetail }
  | {
      state: 'notChangeable';
      restaurant: RestaurantDetail;
      tableReservationNo: string;
      status: TableReservationDetail['status'];
      booker: TableBooker['kind'];
    };

export async function loadTable(restaurantId: string, query: QueryValues, locale: Locale): Promise<TableLoad> {
  const found = await loadOf(loadRestaurant(restaurantId, languageOf(locale).code));
  if (found.state !== 'ready') return found;
  const restaurant = found.data;
  if (!restaurant.bookable) return { state: 'walkIn', restaurant };
  const { maxParty, bookingDays } = restaurant;
  const request = readTableParams(query, { today: seoulToday(new Date()), maxParty, bookingDays, locale });
  if (request.isTooLarge) return { state: 'tooLarge', restaurant, request };
  return loadSeatings(restaurant, request, locale).catch(hubFailed);
}

async function loadSeatings(
  restaurant: RestaurantDetail,
  request: ReadTableRequest,
  locale: Locale,
): Promise<TableLoad> {
  const [session, held] = await Promise.all([readSession(), guestProofOfPage()]);
  const guest = request.changing && held?.booked === 'table' && held.reservationNo === request.changing ? held : null;
  if (session === 'unknown' && !guest) return { state: 'unavailable' };
  if (request.changing && session === null && !guest) return { state: 'login' };
  const member = guest || session === 'unknown' ? null : session;
  return sideBySide<TableLoad>(async (signal, decide) => {
    const needed = async <T>(call: Promise<Load<T>>): Promise<T> => {
      const load = await call;
      return load.state === 'ready' ? load.data : decide(load);
    };
    const [availability, changing, profile, terms] = await Promise.all([
      needed(askAvailability(restaurant, request, { locale, signal, guest })),
      request.changing ? needed(askReservation(request.changing, { locale, signal, guest })) : null,
      member && request.time && !request.changing ? loadProfile(signal) : null,
      member === null && request.time && !request.changing ? loadTerms(languageOf(locale).code, 'dining', signal) : [],
    ]);
    if (profile?.state === 'renew') return profile;
    if (changing && changing.restaurantId !== restaurant.restaurantId) return { state: 'notFound' };
    if (changing?.changeableYn === 'N') {
      const { tableReservationNo, status } = changing;
      const booked = { restaurant, tableReservationNo, status };
      return { state: 'notChangeable', ...booked, booker: member === null ? 'guest' : 'member' };
    }
    const booker: TableBooker =
      member === null
        ? { kind: 'guest' }
        : { kind: 'member', membershipNo: member.membershipNo, profile: profile && dataOf(profile) };
    return { state: 'ready', data: { restaurant, request, availability, booker, terms, changing } };
  });
}

interface Asking {
  locale: Locale;
  signal: AbortSignal;
  guest: GuestProof | null;
}

function askReservation(tableReservationNo: string, { locale, signal, guest }: Asking) {
  const lang = languageOf(locale).code;
  if (guest) return guestLoad(hubData(guestTableDetail, { body: { proof: guest.proof, lang } }, signal));
  return loadForMember(tableReservationDetail, { params: { tableReservationNo }, query: { lang } }, signal);
}

const MOST_DAYS = 100;

/** Every day that is given, for the calendar; where none was asked for, the seatings of the first that has a table. */
async function askAvailability(
  { restaurantId, bookingDays }: RestaurantDetail,
  { date, party, daysFrom, changing }: ReadTableRequest,
  { locale, signal, guest }: Asking,
): Promise<Load<TableAvailability>> {
  const lang = languageOf(locale).code;
  const today = seoulToday(new Date());
  const dayCount = Math.min(bookingDays + 1, MOST_DAYS);
  const ask = (day: string) => {
    const query = { lang, date: day, party, daysFrom: today, dayCount };
    if (guest) return guestLoad(hubData(guestTableAvailability, { body: { proof: guest.proof, ...query } }, signal));
    return changing === null
      ? loadForMember(tableAvailability, { params: { restaurantId }, query }, signal)
      : loadForMember(tableChangeAvailability, { params: { tableReservationNo: changing }, query }, signal);
  };
  const first = await ask(date ?? daysFrom);
  if (date !== null || first.state !== 'ready' || first.data.state === 'free') return first;
  const free = first.data.days.find((day) => day.date >= daysFrom && day.state === 'free');
  return free ? ask(free.date) : first;
}
