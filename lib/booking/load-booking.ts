import 'server-only';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { searchTerms, type Term } from '@/lib/hub/contract/join';
import { type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import { roomOffers } from '@/lib/hub/contract/offer';
import type { StayObstacle } from '@/lib/hub/contract/stay-obstacle';
import { type BookingVoucher, bookingVouchers } from '@/lib/hub/contract/voucher';
import { loadHotelDetail } from '@/lib/hub/hotels';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { sideBySide } from '@/lib/hub/side-by-side';
import { type LanguageCode, type Locale, languageOf } from '@/lib/i18n/languages';
import { memberLoad } from '@/lib/session/prefetch';
import { readSession } from '@/lib/session/read-session';
import type { BookingRequest } from '@/lib/stay/booking-params';
import { type MemberRate, memberRateOf, type PublicRate, publicRateOf } from './member-rate';
import { type Quote, quoteBooking } from './offer-quote';

/** Who books. The profile is null, and there are no vouchers, when the hub does not tell them just now. */
export type Booker =
  /** `publicRate` only where a guest has chosen a rate for members, and null where no other is left. */
  | { kind: 'guest'; memberRate: MemberRate | null; publicRate?: PublicRate | null }
  | { kind: 'member'; membershipNo: string; profile: MemberProfile | null; vouchers: BookingVoucher[] };

export type BookingLoad =
  | { kind: 'ready'; hotel: HotelDetail; quote: Quote; terms: Term[]; booker: Booker }
  /** A chosen room or rate cannot be had; with the reason where the hotel has none at all for the party. */
  | { kind: 'gone'; hotel: HotelDetail; obstacle: StayObstacle | null }
  /** The hub knows no such hotel, or refuses the stay or the guests as such. */
  | { kind: 'refused' }
  /** The member's token has to be renewed first, which only the browser's call can do. */
  | { kind: 'renew' }
  | { kind: 'unavailable' };

type Decide = (load: BookingLoad) => never;

/**
 * What `/booking` shows: the hotel, the chosen rooms at their present price, the terms, and who books.
 * @throws whatever is no failure of the hub
 */
export async function loadBooking(booking: BookingRequest, locale: Locale): Promise<BookingLoad> {
  const { code: lang } = languageOf(locale);
  try {
    return await sideBySide<BookingLoad>(async (signal, decide) => {
      const [hotel, offers, terms, booker] = await Promise.all([
        askHotel(booking, lang, signal, decide),
        askOffers(booking, lang, signal, decide),
        callHub(searchTerms, { query: { lang, purpose: 'booking' }, signal }),
        askBooker(booking, lang, signal, decide),
      ]);
      const result = quoteBooking(booking, offers);
      if (result.kind === 'gone') return { kind: 'gone', hotel, obstacle: offers.obstacle };
      const { quote } = result;
      if (booker.kind === 'member') return { kind: 'ready', hotel, quote, terms: terms.data.terms, booker };
      const rates = quote.rooms.some(({ memberOnly }) => memberOnly)
        ? { memberRate: null, publicRate: publicRateOf(booking, offers) }
        : { memberRate: memberRateOf(booking, offers, quote.totalKrw) };
      return { kind: 'ready', hotel, quote, terms: terms.data.terms, booker: { kind: 'guest', ...rates } };
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
  const { hotelId, checkInDate, checkOutDate } = booking;
  const rooms = booking.rooms.map(({ adults, minor }) => ({ adults, minor }));
  const body = { checkInDate, checkOutDate, rooms, lang };
  const offers = await memberLoad(roomOffers, { params: { hotelId }, body }, signal);
  if (offers.state === 'ready') return offers.data;
  if (offers.state === 'defer') return decide({ kind: 'renew' });
  return decide({ kind: offers.kind === 'rejected' || offers.kind === 'not_found' ? 'refused' : 'unavailable' });
}

async function askBooker(
  booking: BookingRequest,
  lang: LanguageCode,
  signal: AbortSignal,
  decide: Decide,
): Promise<Booker> {
  const session = await readSession();
  if (session === 'unknown') return decide({ kind: 'unavailable' });
  if (session === null) return { kind: 'guest', memberRate: null };
  const { hotelId, checkInDate, checkOutDate, rooms } = booking;
  const [profile, vouchers] = await Promise.all([
    memberLoad(memberProfile, {}, signal),
    memberLoad(bookingVouchers, { body: { hotelId, checkInDate, checkOutDate, rooms, lang } }, signal),
  ]);
  if (profile.state === 'defer' || vouchers.state === 'defer') return decide({ kind: 'renew' });
  // Without a profile the fields are empty, without vouchers none is offered: no reason to stop a booking.
  return {
    kind: 'member',
    membershipNo: session.membershipNo,
    profile: profile.state === 'ready' ? profile.data : null,
    vouchers: vouchers.state === 'ready' ? vouchers.data.vouchers : [],
  };
}
