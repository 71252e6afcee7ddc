import type { RoomOffer, RoomOffers } from '@/lib/hub/contract/offer';
import type { StayToBook } from '@/lib/stay/booking-params';
import { quoteBooking } from './offer-quote';

export interface PublicRate {
  booking: StayToBook;
  totalKrw: number;
  roomKrw: number;
}

export interface MemberRate extends PublicRate {
  savingKrw: number;
}

/** The booking with another rate for each room, the cheapest of those that `allow` lets in; null where a room has none. */
function atOtherRates(
  booking: StayToBook,
  offers: RoomOffers,
  allow: (offer: RoomOffer, chosen: RoomOffer | undefined) => boolean,
): PublicRate | null {
  const rooms = booking.rooms.map((room, index) => {
    const ofType = (offers.rooms[index]?.offers ?? []).filter(({ roomTypeId }) => roomTypeId === room.roomTypeId);
    const chosen = ofType.find(({ ratePlan }) => ratePlan.ratePlanId === room.ratePlanId);
    // A package is chosen for what it includes, and is no other price of the same.
    const cheapest = ofType
      .filter((offer) => offer.ratePlan.packageId === chosen?.ratePlan.packageId && allow(offer, chosen))
      .sort((a, b) => a.price.totalKrw - b.price.totalKrw)[0];
    return cheapest && { ...room, ratePlanId: cheapest.ratePlan.ratePlanId };
  });
  if (rooms.some((room) => room === undefined)) return null;
  const other = { ...booking, rooms: rooms.filter((room) => room !== undefined) };
  const result = quoteBooking(other, offers);
  if (result.kind === 'gone') return null;
  const { totalKrw, roomKrw } = result.quote;
  return { booking: { ...other, expectedTotalKrw: totalKrw }, totalKrw, roomKrw };
}

export function memberRateOf(booking: StayToBook, offers: RoomOffers, totalKrw: number): MemberRate | null {
  const rate = atOtherRates(
    booking,
    offers,
    ({ ratePlan }, chosen) =>
      ratePlan.memberOnly && ratePlan.breakfastIncluded === (chosen?.ratePlan.breakfastIncluded ?? false),
  );
  return rate === null || rate.totalKrw >= totalKrw ? null : { ...rate, savingKrw: totalKrw - rate.totalKrw };
}

/** Each member rate becomes the cheapest public one with as much breakfast and as good a cancellation; else null. */
export function publicRateOf(booking: StayToBook, offers: RoomOffers): PublicRate | null {
  return atOtherRates(booking, offers, (offer, chosen) => {
    if (chosen && !chosen.ratePlan.memberOnly) return offer === chosen;
    const asGood =
      offer.ratePlan.breakfastIncluded === chosen?.ratePlan.breakfastIncluded &&
      (offer.cancellation.refundable || !chosen.cancellation.refundable);
    return !offer.ratePlan.memberOnly && asGood;
  });
}
