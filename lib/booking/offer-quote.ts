import type { StayNotice } from '@/lib/hub/contract/facility-facts';
import type { RoomType } from '@/lib/hub/contract/hotel';
import type { Tier } from '@/lib/hub/contract/member';
import type { CancellationTerms, PriceBreakdown, RoomOffers } from '@/lib/hub/contract/offer';
import type { SleepingArrangement } from '@/lib/hub/contract/sleeping';
import type { StayToBook } from '@/lib/stay/booking-params';
import { addUpInclusions } from '@/lib/stay/inclusions';
import type { RoomOccupancy } from '@/lib/stay/rooms';
import type { RateChoice } from '@/lib/stay/search-params';

export interface QuotedRoom extends RoomOccupancy, RateChoice {
  roomTypeName: string;
  ratePlanName: string;
  breakfastIncluded: boolean;
  memberOnly: boolean;
  fromTier: Tier | null;
  price: PriceBreakdown;
  cancellation: CancellationTerms;
  sleeping: SleepingArrangement | null;
  accessibility: RoomType['accessibility'];
}

/** What a booking costs now; amounts are won for the whole stay of all rooms, taxes and service included. */
export interface Quote extends PriceBreakdown {
  rooms: QuotedRoom[];
  asOf: string;
  notices: StayNotice[];
}

export type QuoteResult = { kind: 'quoted'; quote: Quote } | { kind: 'gone'; roomIndexes: number[] };

/** @param offers answer for exactly the rooms of the booking, in their order */
export function quoteBooking(booking: Pick<StayToBook, 'rooms'>, offers: RoomOffers): QuoteResult {
  const taken = new Map<string, number>();
  const found = booking.rooms.map((asked, index): QuotedRoom | null => {
    const offer = offers.rooms[index]?.offers.find(
      ({ roomTypeId, ratePlan }) => roomTypeId === asked.roomTypeId && ratePlan.ratePlanId === asked.ratePlanId,
    );
    const roomType = offers.roomTypes.find(({ roomTypeId }) => roomTypeId === asked.roomTypeId);
    const before = taken.get(asked.roomTypeId) ?? 0;
    if (!offer || !roomType || offer.roomsLeft <= before) return null;
    taken.set(asked.roomTypeId, before + 1);
    return {
      ...asked,
      roomTypeName: roomType.name,
      ratePlanName: offer.ratePlan.name,
      breakfastIncluded: offer.ratePlan.breakfastIncluded,
      memberOnly: offer.ratePlan.memberOnly,
      fromTier: offer.ratePlan.fromTier ?? null,
      price: offer.price,
      cancellation: offer.cancellation,
      sleeping: offer.sleeping,
      accessibility: roomType.accessibility,
    };
  });
  const roomIndexes = found.flatMap((room, index) => (room === null ? [index] : []));
  if (roomIndexes.length > 0) return { kind: 'gone', roomIndexes };
  const rooms = found.filter((room) => room !== null);
  const { asOf, notices } = offers;
  return { kind: 'quoted', quote: { rooms, asOf, notices, ...addUpPrices(rooms.map(({ price }) => price)) } };
}

export function addUpPrices(prices: readonly PriceBreakdown[]): PriceBreakdown {
  const byDate = Map.groupBy(
    prices.flatMap(({ nights }) => nights),
    ({ date }) => date,
  );
  return {
    nights: [...byDate].map(([date, nights]) => {
      const inclusions = addUpInclusions(nights.flatMap((night) => night.inclusions ?? []));
      const amountKrw = sum(nights.map((night) => night.amountKrw));
      return { date, amountKrw, ...(inclusions.length > 0 && { inclusions }) };
    }),
    roomKrw: sum(prices.map(({ roomKrw }) => roomKrw)),
    serviceKrw: sum(prices.map(({ serviceKrw }) => serviceKrw)),
    taxKrw: sum(prices.map(({ taxKrw }) => taxKrw)),
    beddingKrw: sum(prices.map(({ beddingKrw }) => beddingKrw)),
    totalKrw: sum(prices.map(({ totalKrw }) => totalKrw)),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
