import 'server-only';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { searchTerms, type Term } from '@/lib/hub/contract/join';
import { dashboardInfo, type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import { roomOffers } from '@/lib/hub/contract/offer';
import { programme } from '@/lib/hub/contract/programme';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';
import { type BookingVoucher, bookingVouchers } from '@/lib/hub/contract/voucher';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import { sideBySide } from '@/lib/hub/side-by-side';
import { type LanguageCode, type Locale, languageOf } from '@/lib/i18n/languages';
import { loadForMember, type MemberLoad } from '@/lib/session/load-for-member';
import { readSession } from '@/lib/session/read-session';
import type { BookingRequest } from '@/lib/stay/booking-params';
import { type EarnRates, earnRatesOf, pointsEarned } from '@/lib/stay/earning';
import { occupancyOf } from '@/lib/stay/rooms';
import { roomStayRequest } from '@/lib/stay/stay-request';
import { type MemberRate, memberRateOf, type PublicRate, publicRateOf } from './member-rate';
import { type Quote, quoteBooking } from './offer-quote';
import type { MemberPoints } from './point-choice';

/** Who books. Profile and points are null, and there are no vouchers, when the hub does not answer. */
export type Booker =
  | { kind: 'guest'; memberRate: MemberRate | null; publicRate?: PublicRate | null }
  | {
      kind: 'member';
      membershipNo: string;
      profile: MemberProfile | null;
      vouchers: BookingVoucher[];
      points: MemberPoints | null;
    };

export type BookingLoad =
  | {
      kind: 'ready';
      hotel: HotelDetail;
      quote: Quote;
      terms: Term[];
      booker: Booker;
      /** Of the member rate where a guest is offered one. */
      earnedPoints: number | null;
    }
  | { kind: 'gone'; hotel: HotelDetail; obstacle: StayObstacle | null }
  | { kind: 'refused' }
  /** The member's token has to be renewed first, which only the browser's call can do. */
  | { kind: 'renew' }
  | { kind: 'unavailable' };

type Decide = (load: BookingLoad) => never;

export async function loadBooking(booking: BookingRequest, locale: Locale): Promise<BookingLoad> {
  const { code: lang } = languageOf(locale);
  try {
    return await sideBySide<BookingLoad>(async (signal, decide) => {
      const [hotel, offers, terms, [booker, rates]] = await Promise.all([
        askHotel(booking, lang, signal, decide),
        askOffers(booking, lang, signal, decide),
        callHub(searchTerms, { query: { lang, purpose: 'booking' }, signal }),
        askBooker(booking, lang, signal, decide),
      ]);
      const result = quoteBooking(booking, offers);
      if (result.kind === 'gone') return { kind: 'gone', hotel, obstacle: offers.obstacle };
      const { quote } = result;
      const ready = { kind: 'ready', hotel, quote, terms: terms.data.terms } as const;
      const earned = (roomKrw: number) => rates && pointsEarned(roomKrw, rates);
      if (booker.kind === 'member') return { ...ready, booker, earnedPoints: earned(quote.roomKrw) };
      if (quote.rooms.some(({ memberOnly }) => memberOnly)) {
        const publicRate = publicRateOf(booking, offers);
        return { ...ready, booker: { ...booker, publicRate }, earnedPoints: earned(quote.roomKrw) };
      }
      const memberRate = memberRateOf(booking, offers, quote.totalKrw);
      const earnedPoints = earned((memberRate ?? quote).roomKrw);
      return { ...ready, booker: { ...booker, memberRate }, earnedPoints };
    });
  } catch (error) {
    if (!isHubError(error)) throw error;
    return { kind: 'unavailable' };
  }
}

async function askHotel({ hotelId }: BookingRequest, lang: LanguageCode, signal: AbortSignal, decide: Decide) {
  return (await loadHotelDetail(hotelId, lang, signal)) ?? decide({ kind: 'refused' });
}

async function askOffers(booking: BookingRequest, lang: LanguageCode, signal: AbortSignal, decide: Decide) {
  const body = { ...roomStayRequest(booking), lang };
  const offers = await loadForMember(roomOffers, { params: { hotelId: booking.hotelId }, body }, signal);
  if (offers.state === 'ready') return offers.data;
  if (offers.state === 'defer') return decide({ kind: 'renew' });
  return decide({ kind: offers.kind === 'rejected' || offers.kind === 'not_found' ? 'refused' : 'unavailable' });
}

async function askBooker(
  booking: BookingRequest,
  lang: LanguageCode,
  signal: AbortSignal,
  decide: Decide,
): Promise<[Booker, EarnRates | null]> {
  const session = await readSession();
  if (session === 'unknown') return decide({ kind: 'unavailable' });
  const askRules = () => loadForMember(programme, { query: { lang } }, signal);
  if (session === null) {
    const rules = await askRules();
    return [{ kind: 'guest', memberRate: null }, rules.state === 'ready' ? earnRatesOf(rules.data, null) : null];
  }
  const { hotelId, checkInDate, checkOutDate, rooms } = booking;
  const [profile, vouchers, dashboard, rules] = await Promise.all([
    orRenew(loadForMember(memberProfile, {}, signal), decide),
    orRenew(
      loadForMember(
        bookingVouchers,
        { body: { hotelId, checkInDate, checkOutDate, rooms: rooms.map(askedRoom), lang } },
        signal,
      ),
      decide,
    ),
    orRenew(loadForMember(dashboardInfo, { query: {} }, signal), decide),
    askRules(),
  ]);
  const known =
    dashboard.state === 'ready' && dashboard.data !== null && rules.state === 'ready'
      ? { ...dashboard.data, programme: rules.data }
      : null;
  const spending = known?.programme.points.spending ?? null;
  const member: Booker = {
    kind: 'member',
    membershipNo: session.membershipNo,
    profile: profile.state === 'ready' ? profile.data : null,
    vouchers: vouchers.state === 'ready' ? vouchers.data.vouchers : [],
    points: known && spending && { balance: known.pointBalance, rules: spending },
  };
  return [member, known && earnRatesOf(known.programme, known.tier)];
}

const askedRoom = ({ roomTypeId, ratePlanId, ...room }: BookingRequest['rooms'][number]) => ({
  ...occupancyOf(room),
  roomTypeId,
  ratePlanId,
});

async function orRenew<T>(load: Promise<MemberLoad<T>>, decide: Decide) {
  const answer = await load;
  return answer.state === 'defer' ? decide({ kind: 'renew' }) : answer;
}
