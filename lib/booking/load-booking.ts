import 'server-only';
import type { AskOption } from '@/lib/hub/contract/ask';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Term } from '@/lib/hub/contract/join';
import type { MemberProfile } from '@/lib/hub/contract/member';
import { roomOffers } from '@/lib/hub/contract/offer';
import type { FrozenSpending } from '@/lib/hub/contract/spending-guard';
import { bookingAsks, guestBookingAsks } from '@/lib/hub/contract/stay-ask';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';
import { type BookingVoucher, bookingVouchers } from '@/lib/hub/contract/voucher';
import { hubData } from '@/lib/hub/hub-data';
import { hubFailed, loadOf } from '@/lib/hub/hub-load';
import { loadTerms } from '@/lib/hub/load-group-texts';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import { sideBySide } from '@/lib/hub/side-by-side';
import { type LanguageCode, type Locale, languageOf } from '@/lib/i18n/languages';
import { loadDashboard, loadProfile } from '@/lib/member/load-member';
import { dataOf, type Load } from '@/lib/request/load';
import { loadForMember } from '@/lib/session/load-for-member';
import { readSession } from '@/lib/session/read-session';
import { needsAccessible, type StayToBook } from '@/lib/stay/booking-params';
import { type EarnRates, earnRatesOf, pointsEarned } from '@/lib/stay/earning';
import { loadProgramme } from '@/lib/stay/load-point-prices';
import { occupancyOf } from '@/lib/stay/rooms';
import { roomStayRequest } from '@/lib/stay/stay-request';
import { type MemberRate, memberRateOf, type PublicRate, publicRateOf } from './member-rate';
import { type Quote, quoteBooking } from './offer-quote';
import type { MemberPoints } from './point-choice';

/** Who books. Profile and points are null, and there are no vouchers, when the hub does not answer. */
type Booker =
  | { kind: 'guest'; memberRate: MemberRate | null; publicRate?: PublicRate | null }
  | {
      kind: 'member';
      membershipNo: string;
      profile: MemberProfile | null;
      vouchers: BookingVoucher[];
      points: MemberPoints | null;
      frozen: FrozenSpending | null;
    };

export interface BookingData {
  hotel: HotelDetail;
  quote: Quote;
  terms: Term[];
  booker: Booker;
  /** What can be asked for with the stay; none when the hub does not answer. */
  askOptions: AskOption[];
  /** Of the member rate where a guest is offered one. */
  earnedPoints: number | null;
}

type BookingLoad = Load<BookingData> | { state: 'gone'; hotel: HotelDetail; obstacle: StayObstacle | null };

type Decide = (load: BookingLoad) => never;

export async function loadBooking(booking: StayToBook, locale: Locale): Promise<BookingLoad> {
  const { code: lang } = languageOf(locale);
  return sideBySide<BookingLoad>(async (signal, decide) => {
    const [hotel, offers, terms, [booker, rates, askOptions]] = await Promise.all([
      askHotel(booking, lang, signal, decide),
      askOffers(booking, lang, signal, decide),
      loadTerms(lang, 'booking', signal),
      askBooker(booking, lang, signal, decide),
    ]);
    const result = quoteBooking(booking, offers);
    if (result.kind === 'gone') return { state: 'gone', hotel, obstacle: offers.obstacle };
    const { quote } = result;
    const ready = (rest: Pick<BookingData, 'booker' | 'earnedPoints'>): BookingLoad => ({
      state: 'ready',
      data: { hotel, quote, terms, askOptions, ...rest },
    });
    const earned = (roomKrw: number) => rates && pointsEarned(roomKrw, rates);
    if (booker.kind === 'member') return ready({ booker, earnedPoints: earned(quote.roomKrw) });
    if (quote.rooms.some(({ memberOnly }) => memberOnly)) {
      const publicRate = publicRateOf(booking, offers);
      return ready({ booker: { ...booker, publicRate }, earnedPoints: earned(quote.roomKrw) });
    }
    const memberRate = memberRateOf(booking, offers, quote.totalKrw);
    return ready({ booker: { ...booker, memberRate }, earnedPoints: earned((memberRate ?? quote).roomKrw) });
  }).catch(hubFailed);
}

async function askHotel({ hotelId }: StayToBook, lang: LanguageCode, signal: AbortSignal, decide: Decide) {
  return (await loadHotelDetail(hotelId, lang, signal)) ?? decide({ state: 'refused' });
}

/** With the token, unlike a search: an expired one renews the page, so that the price shown is the one charged. */
async function askOffers(booking: StayToBook, lang: LanguageCode, signal: AbortSignal, decide: Decide) {
  const body = { ...roomStayRequest(booking), lang, filters: { accessible: needsAccessible(booking) } };
  const offers = await loadForMember(roomOffers, { params: { hotelId: booking.hotelId }, body }, signal);
  if (offers.state === 'ready') return offers.data;
  return decide(offers.state === 'notFound' ? { state: 'refused' } : offers);
}

async function askBooker(
  booking: StayToBook,
  lang: LanguageCode,
  signal: AbortSignal,
  decide: Decide,
): Promise<[Booker, EarnRates | null, AskOption[]]> {
  const session = await readSession();
  if (session === 'unknown') return decide({ state: 'unavailable' });
  const askRules = async () => dataOf(await loadProgramme(lang, signal));
  const { hotelId, checkInDate, checkOutDate, rooms } = booking;
  const stay = { body: { hotelId, checkInDate, checkOutDate, rooms: rooms.map(askedRoom), lang } };
  if (session === null) {
    const asks = loadOf(hubData(guestBookingAsks, stay, signal));
    const [rules, options] = await Promise.all([askRules(), asks]);
    return [{ kind: 'guest', memberRate: null }, rules && earnRatesOf(rules, null), dataOf(options)?.options ?? []];
  }
  const [profile, vouchers, asks, dashboard, rules] = await Promise.all([
    orRenew(loadProfile(signal), decide),
    orRenew(loadForMember(bookingVouchers, stay, signal), decide),
    orRenew(loadForMember(bookingAsks, stay, signal), decide),
    orRenew(loadDashboard(signal), decide),
    askRules(),
  ]);
  const known = dashboard && rules && { ...dashboard, programme: rules };
  const frozen = dashboard?.frozen ?? null;
  const spending = known?.programme.points.spending ?? null;
  const member: Booker = {
    kind: 'member',
    membershipNo: session.membershipNo,
    profile,
    vouchers: frozen ? [] : (vouchers?.vouchers ?? []),
    frozen,
    points: known && spending && !frozen ? { balance: known.pointBalance, rules: spending } : null,
  };
  return [member, known && earnRatesOf(known.programme, known.tier), asks?.options ?? []];
}

const askedRoom = ({ roomTypeId, ratePlanId, ...room }: StayToBook['rooms'][number]) => ({
  ...occupancyOf(room),
  roomTypeId,
  ratePlanId,
});

async function orRenew<T>(load: Promise<Load<T>>, decide: Decide): Promise<T | null> {
  const answer = await load;
  return answer.state === 'renew' ? decide({ state: 'renew' }) : dataOf(answer);
}
