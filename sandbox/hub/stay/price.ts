import type { Inclusion } from '../../../lib/hub/contract/inclusion.ts';
import { inclusionsOfNight, worthOf } from '../../../lib/hub/contract/inclusion-worth.ts';
import type { CancellationTerms, PriceBreakdown } from '../../../lib/hub/contract/offer.ts';
import type { HotelSeed } from '../seed/hotel-seed.ts';
import type { PackageSeed } from '../seed/packages.ts';
import type { RatePlan } from '../seed/rate-plans.ts';
import type { Lang } from '../seed/texts.ts';
import { addDays, type SeoulDay, seoulInstant } from '../seoul-day.ts';
import type { RoomTypeEntry } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';

/** Hour at which free cancellation ends, in Seoul. */
export const FREE_UNTIL_HOUR = '18:00';

export interface PricedNight {
  readonly date: SeoulDay;
  readonly baseKrw: number;
}

export interface Occupants {
  readonly adults: number;
  readonly minor: number;
  /** At check-in; absent where they are not said. */
  readonly minorAges?: number[] | undefined;
}

/** Room amounts are whole hundreds, so that 10 % service and 10 % tax on both are whole won. */
export const toHundreds = (amountKrw: number): number => Math.round(amountKrw / 100) * 100;

function nightRoomKrw(night: PricedNight, hotel: HotelSeed, plan: RatePlan, { adults, minor }: Occupants): number {
  const room = toHundreds(night.baseKrw * plan.factor);
  // The breakfast of a package is one of its inclusions.
  if (!plan.breakfastIncluded || plan.package) return room;
  return room + toHundreds(hotel.breakfastKrw * (adults + minor / 2));
}

const serviceOf = (roomKrw: number): number => roomKrw / 10;
const taxOf = (roomKrw: number): number => (roomKrw + serviceOf(roomKrw)) / 10;
/** What a guest pays for a room amount of whole hundreds, service and tax in it. */
export const allInOf = (roomKrw: number): number => roomKrw + serviceOf(roomKrw) + taxOf(roomKrw);

/** What a package includes for one party. */
export const inclusionsFor = ({ inclusions }: PackageSeed, { adults, minor }: Occupants, lang: Lang): Inclusion[] =>
  Object.entries(inclusions).map(([code, { name, on, per, eachKrw }]) => {
    const quantity = per === 'guest' ? adults + minor : 1;
    return { code, name: name[lang], on, quantity, worthKrw: eachKrw * quantity };
  });

/** The price with the names of its inclusions in a language. */
export function priceIn(price: PriceBreakdown, plan: RatePlan, lang: Lang): PriceBreakdown {
  const seeds = plan.package?.inclusions;
  if (!seeds) return price;
  const named = (one: Inclusion): Inclusion => ({ ...one, name: seeds[one.code]?.name[lang] ?? one.name });
  return { ...price, nights: price.nights.map((night) => ({ ...night, inclusions: night.inclusions?.map(named) })) };
}

/**
 * The all-in price of one room. `nights` carry all-in amounts whose sum is `totalKrw`; `roomKrw`,
 * `serviceKrw` (10 %), `taxKrw` (10 % of both) and `beddingKrw` and the worth of the
 * inclusions are the same total in its other division.
 */
export function priceStay(
  nights: readonly PricedNight[],
  entry: RoomTypeEntry,
  plan: RatePlan,
  occupants: Occupants,
): PriceBreakdown {
  const rooms = nights.map((night) => nightRoomKrw(night, entry.hotel, plan, occupants));
  const beddingNightKrw = housingOf(entry, occupants).nightKrw;
  const beddingKrw = beddingNightKrw * nights.length;
  const roomKrw = rooms.reduce((sum, amount) => sum + amount, 0);
  const serviceKrw = serviceOf(roomKrw);
  const taxKrw = taxOf(roomKrw);
  const included = plan.package ? inclusionsFor(plan.package, occupants, 'ko') : [];
  const inclusions = nights.map((_, night) => inclusionsOfNight(included, night, nights.length));
  return {
    nights: nights.map(({ date }, index) => ({
      date,
      amountKrw: allInOf(rooms[index] ?? 0) + beddingNightKrw + worthOf(inclusions[index] ?? []),
      ...(plan.package && { inclusions: inclusions[index] }),
    })),
    roomKrw,
    serviceKrw,
    taxKrw,
    beddingKrw,
    totalKrw: allInOf(roomKrw) + beddingKrw + worthOf(inclusions.flat()),
  };
}

/** Instant at which free cancellation ends. @param freeCancelDays of the hotel */
export function freeUntilOf(checkInDate: SeoulDay, freeCancelDays: number): string {
  return seoulInstant(addDays(checkInDate, -freeCancelDays), FREE_UNTIL_HOUR);
}

/** Arrivals this far ahead may be cancelled free of charge for some minutes after booking, at every rate. */
const GRACE_AHEAD_MS = 72 * 3_600_000;
const GRACE_MINUTES = 60;

/** Whether a booking at `bookedAt` is early enough for the time in which every rate is free. */
export const isGraceAhead = (checkInDate: SeoulDay, { checkInFrom }: HotelSeed, bookedAt: Date): boolean =>
  Date.parse(seoulInstant(checkInDate, checkInFrom)) - bookedAt.getTime() >= GRACE_AHEAD_MS;

/**
 * Terms of a room booked at `now`. A free period that is over before it began is not offered: such a
 * booking says `refundable: false` and owes what a late cancellation owes, the first night.
 */
export function cancellationOf(
  checkInDate: SeoulDay,
  hotel: HotelSeed,
  plan: RatePlan,
  price: PriceBreakdown,
  now: Date,
): CancellationTerms {
  const graceMinutes = isGraceAhead(checkInDate, hotel, now) ? GRACE_MINUTES : null;
  const never = { refundable: false, freeUntil: null, graceMinutes, graceUntil: null };
  if (!plan.freeCancellation) return { ...never, penaltyKrw: price.totalKrw };
  const penaltyKrw = price.nights[0]?.amountKrw ?? price.totalKrw;
  const freeUntil = freeUntilOf(checkInDate, plan.package?.freeCancelDays ?? hotel.freeCancelDays);
  if (Date.parse(freeUntil) <= now.getTime()) return { ...never, penaltyKrw };
  return { ...never, refundable: true, freeUntil, penaltyKrw };
}

/** The terms of an offer once it is booked. */
export function bookedTerms(terms: CancellationTerms, bookedAt: Date): CancellationTerms {
  const { graceMinutes } = terms;
  const graceUntil = graceMinutes === null ? null : new Date(bookedAt.getTime() + graceMinutes * 60_000).toISOString();
  return { ...terms, graceMinutes: null, graceUntil };
}

/** Terms of several rooms as one: the first deadline of any, the fees of all. */
export function mergeCancellation(rooms: readonly CancellationTerms[]): CancellationTerms {
  const deadlines = rooms.flatMap(({ freeUntil }) => (freeUntil === null ? [] : [freeUntil]));
  const isRefundable = rooms.every(({ refundable }) => refundable);
  return {
    refundable: isRefundable,
    freeUntil: isRefundable ? (deadlines.sort()[0] ?? null) : null,
    penaltyKrw: rooms.reduce((sum, { penaltyKrw }) => sum + penaltyKrw, 0),
    graceMinutes: rooms[0]?.graceMinutes ?? null,
    graceUntil: null,
  };
}
