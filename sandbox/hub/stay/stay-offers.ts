import type { RoomOffer, StayFilters } from '../../../lib/hub/contract/offer.ts';
import type { Lang } from '../seed/texts.ts';
import { viewKindOf } from '../seed/view-kinds.ts';
import type { World } from '../world.ts';
import { cheapestStay } from './cheapest-stay.ts';
import { offeredRoomTypes } from './last-accessible.ts';
import { cheapestTogether, offersFor, type Stay } from './offers.ts';
import type { Occupants } from './price.ts';
import type { RoomTypeEntry } from './room-type-index.ts';
import { searchIndex } from './search-index.ts';
import { roomWishOf } from './search-outcome.ts';
import { typeTotals } from './type-totals.ts';

/** The cheapest offers that accommodate all rooms of a request in one hotel; null where none do. */
export interface StayOffers {
  readonly guest: RoomOffer[] | null;
  readonly member: RoomOffer[] | null;
}

export interface StayWish extends Stay {
  readonly rooms: readonly Occupants[];
  readonly filters: StayFilters;
  readonly lang: Lang;
}

export const totalOf = (offers: readonly RoomOffer[]): number =>
  offers.reduce((sum, { price }) => sum + price.totalKrw, 0);

function isWished({ archetype, seed }: RoomTypeEntry, { beds, views, accessible }: StayFilters): boolean {
  if (beds?.length && !beds.includes(archetype.bed)) return false;
  if (views?.length && !views.includes(viewKindOf(seed.view) ?? '')) return false;
  return !accessible || archetype.accessible === true;
}

/**
 * Lowest total of `stayOffers`, in won, read from columns: a search for other dates, hotels or rooms tries hundreds.
 * @param anyLength leaves the minimum stay aside
 * @returns null where nothing accommodates the rooms
 */
export function lowestTotal(
  world: World,
  hotelId: string,
  { rooms, filters, ...stay }: StayWish,
  isMember: boolean,
  anyLength = false,
): number | null {
  const index = searchIndex();
  const hotel = index.hotelPlace.get(hotelId);
  if (hotel === undefined) return null;
  const totals = typeTotals(world, stay, isMember, anyLength ? Infinity : 1);
  const total = cheapestStay(index, totals, hotel, rooms, roomWishOf(filters));
  return total < Infinity && total <= (filters.maxTotalKrw ?? Infinity) ? total : null;
}

/** Offers of one hotel in full, as its row shows them; their totals are those that the search went by. */
export function stayOffers(world: World, hotelId: string, wish: StayWish): StayOffers {
  if (lowestTotal(world, hotelId, wish, true) === null) return { guest: null, member: null };
  const { rooms, filters, lang } = wish;
  const { accessible } = filters;
  const offered = offeredRoomTypes(world, hotelId, { ...wish, accessible });
  const free = offered.filter(({ entry }) => isWished(entry, filters));
  const perRoom = rooms.map((room) =>
    offersFor(world, free, wish, room, lang).filter(
      ({ cancellation }) => !filters.refundable || cancellation.refundable,
    ),
  );
  const fitting = (offers: RoomOffer[] | null) =>
    offers !== null && totalOf(offers) <= (filters.maxTotalKrw ?? Infinity) ? offers : null;
  return {
    guest: fitting(cheapestTogether(perRoom, ({ ratePlan }) => !ratePlan.memberOnly)),
    member: fitting(cheapestTogether(perRoom, () => true)),
  };
}
