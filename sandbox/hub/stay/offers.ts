import type { RoomOffer } from '../../../lib/hub/contract/offer.ts';
import type { PackageSeed } from '../seed/packages.ts';
import { type RatePlanId, ratePlanIds, ratePlans } from '../seed/rate-plans.ts';
import type { Lang } from '../seed/texts.ts';
import { daysBetween, type SeoulDay } from '../seoul-day.ts';
import { today, type World } from '../world.ts';
import { hotelNights, type NightRow } from './night-store.ts';
import { isPackageNight, packagePlansFor } from './packages.ts';
import { cancellationOf, type Occupants, priceIn, priceStay } from './price.ts';
import { type RoomTypeEntry, roomTypesOf } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';

export interface Stay {
  readonly checkInDate: SeoulDay;
  readonly checkOutDate: SeoulDay;
}

/** A room type with all nights of a stay free. */
export interface FreeRoomType {
  readonly entry: RoomTypeEntry;
  readonly nights: readonly NightRow[];
  readonly roomsLeft: number;
}

/** Room types of a hotel that are free for every night and whose arrival day allows a stay this short. */
export const freeRoomTypes = (world: World, hotelId: string, stay: Stay): FreeRoomType[] =>
  freeAmong(hotelNights(world, hotelId, stay.checkInDate, stay.checkOutDate), hotelId, stay);

/** As `freeRoomTypes`, for callers that have read the nights. @param stayNights nights of this stay, of any room type of the hotel */
export function freeAmong(stayNights: readonly NightRow[], hotelId: string, stay: Stay): FreeRoomType[] {
  const count = daysBetween(stay.checkInDate, stay.checkOutDate);
  const nightsByType = Map.groupBy(stayNights, ({ roomTypeId }) => roomTypeId);
  return roomTypesOf(hotelId).flatMap((entry) => {
    const nights = nightsByType.get(entry.roomTypeId) ?? [];
    const roomsLeft = Math.min(...nights.map(({ free }) => free));
    const first = nights[0];
    if (!first || nights.length !== count || roomsLeft < 1) return [];
    if (first.minStay > count) return [];
    return [{ entry, nights, roomsLeft }];
  });
}

/** Rate plans on sale for an arrival day. */
export function plansOnSale(world: World, checkInDate: SeoulDay): RatePlanId[] {
  const daysAhead = daysBetween(today(world), checkInDate);
  return ratePlanIds.filter((ratePlanId) => daysAhead >= ratePlans[ratePlanId].leadDays);
}

const packageFacts = ({ packageId, forWhom }: PackageSeed) => ({
  packageId,
  ...(forWhom.kind === 'tier' && { fromTier: forWhom.tier }),
});

/** Those of a hotel for a stay: with its packages. */
export const plansFor = (world: World, hotelId: string, stay: Stay): RatePlanId[] => [
  ...plansOnSale(world, stay.checkInDate),
  ...packagePlansFor(world, hotelId, stay),
];

/** Whether a night can be part of a stay of any length at a rate. */
export function isSoldNight(world: World, hotelId: string, planId: RatePlanId, night: SeoulDay): boolean {
  const plan = ratePlans[planId];
  return plan.package ? isPackageNight(world, hotelId, plan, night) : plansOnSale(world, night).includes(planId);
}

/** These rates, or those of every hotel, of every free room type that holds these guests, cheapest first. */
export function offersFor(
  world: World,
  free: readonly FreeRoomType[],
  stay: Stay,
  occupants: Occupants,
  lang: Lang,
  plans: readonly RatePlanId[] = plansOnSale(world, stay.checkInDate),
): RoomOffer[] {
  const now = world.clock.now();
  return free
    .flatMap(({ entry, nights, roomsLeft }) => {
      const { misfit, sleeping } = housingOf(entry, occupants);
      if (misfit) return [];
      return plans.map((ratePlanId) => {
        const plan = ratePlans[ratePlanId];
        const price = priceStay(nights, entry, plan, occupants);
        return {
          offerId: [entry.roomTypeId, ratePlanId, stay.checkInDate, stay.checkOutDate].join('.'),
          roomTypeId: entry.roomTypeId,
          ratePlan: {
            ratePlanId,
            name: plan.name[lang],
            breakfastIncluded: plan.breakfastIncluded,
            memberOnly: plan.memberOnly,
            ...(plan.package && packageFacts(plan.package)),
          },
          price: priceIn(price, plan, lang),
          cancellation: cancellationOf(stay.checkInDate, entry.hotel, plan, price, now),
          roomsLeft,
          sleeping,
        };
      });
    })
    .sort((a, b) => a.price.totalKrw - b.price.totalKrw);
}

/**
 * The cheapest way to accommodate all rooms of a request: one offer each, never more rooms of a type than
 * are left. Null when they do not fit in together. At most 3 rooms, so trying every pairing is cheap.
 */
export function cheapestTogether(
  perRoom: readonly (readonly RoomOffer[])[],
  allow: (offer: RoomOffer) => boolean,
): RoomOffer[] | null {
  const cheapestByType = perRoom.map((offers) => {
    const seen = new Map<string, RoomOffer>();
    for (const offer of offers) {
      // Offers come cheapest first, so the first of a type is its cheapest.
      if (allow(offer) && !seen.has(offer.roomTypeId)) seen.set(offer.roomTypeId, offer);
    }
    return [...seen.values()];
  });
  let best: { total: number; offers: RoomOffer[] } | null = null;
  const choose = (position: number, chosen: RoomOffer[], total: number): void => {
    if (best && total >= best.total) return;
    if (position === cheapestByType.length) {
      best = { total, offers: chosen };
      return;
    }
    for (const offer of cheapestByType[position] ?? []) {
      const used = chosen.filter(({ roomTypeId }) => roomTypeId === offer.roomTypeId).length;
      if (used < offer.roomsLeft) choose(position + 1, [...chosen, offer], total + offer.price.totalKrw);
    }
  };
  choose(0, [], 0);
  return (best as { offers: RoomOffer[] } | null)?.offers ?? null;
}
