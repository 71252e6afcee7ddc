import 'server-only';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { searchTerms, type Term } from '@/lib/hub/contract/join';
import { type MemberProfile, memberProfile } from '@/lib/hub/contract/member';
import { roomOffers } from '@/lib/hub/contract/offer';
import { loadHotelDetail } from '@/lib/hub/hotels';
import { callHub } from '@/lib/hub/hub-client';
import { isHubError } from '@/lib/hub/hub-error';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/observability/personal-page';
import { memberLoad } from '@/lib/session/prefetch';
import { readSession } from '@/lib/session/read-session';
import type { BookingRequest } from '@/lib/stay/booking-params';
import { type Quote, quoteBooking } from './offer-quote';

/** Who books: a guest has to log in first. The profile is null when the hub does not tell it just now. */
export type Booker = { kind: 'guest' } | { kind: 'member'; membershipNo: string; profile: MemberProfile | null };

export type BookingLoad =
  | { kind: 'ready'; hotel: HotelDetail; quote: Quote; terms: Term[]; booker: Booker }
  /** A chosen room or rate is no longer to be had. */
  | { kind: 'gone'; hotel: HotelDetail }
  /** The hub knows no such hotel, or refuses the stay or the guests as such. */
  | { kind: 'refused' }
  /** The member's token has to be renewed first, which only the browser's call can do. */
  | { kind: 'renew' }
  | { kind: 'unavailable' };

/**
 * What `/booking` shows: the hotel, the chosen rooms at their present price, the terms, and who books.
 * @throws whatever is no failure of the hub
 */
export async function loadBooking(booking: BookingRequest, locale: Locale): Promise<BookingLoad> {
  const { code: lang } = languageOf(locale);
  const { hotelId, checkInDate, checkOutDate } = booking;
  const rooms = booking.rooms.map(({ adults, minor }) => ({ adults, minor }));
  try {
    const [hotel, offers, terms, booker] = await Promise.all([
      loadHotelDetail(hotelId, lang),
      memberLoad(roomOffers, { params: { hotelId }, body: { checkInDate, checkOutDate, rooms, lang } }),
      callHub(searchTerms, { query: { lang, purpose: 'booking' }, signal: visitorSignal() }),
      loadBooker(),
    ]);
    if (hotel === null) return { kind: 'refused' };
    if (offers.state === 'defer' || booker === 'renew') return { kind: 'renew' };
    if (offers.state === 'unavailable') {
      return { kind: offers.kind === 'rejected' || offers.kind === 'not_found' ? 'refused' : 'unavailable' };
    }
    const result = quoteBooking(booking, offers.data);
    if (result.kind === 'gone') return { kind: 'gone', hotel };
    return { kind: 'ready', hotel, quote: result.quote, terms: terms.data.terms, booker };
  } catch (error) {
    if (!isHubError(error)) throw error;
    return { kind: 'unavailable' };
  }
}

async function loadBooker(): Promise<Booker | 'renew'> {
  const session = await readSession();
  if (session === null) return { kind: 'guest' };
  const load = await memberLoad(memberProfile, {});
  if (load.state === 'defer') return 'renew';
  // Without a profile the fields are empty; that is no reason to stop a booking.
  return { kind: 'member', membershipNo: session.membershipNo, profile: load.state === 'ready' ? load.data : null };
}
