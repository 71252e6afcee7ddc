import type { Misfit } from '../../../lib/hub/contract/sleeping.ts';
import type { StayObstacle } from '../../../lib/hub/contract/stay-obstacle.ts';
import { addDays, daysBetween } from '../seoul-day.ts';
import type { World } from '../world.ts';
import { hotelNights } from './night-store.ts';
import { firstSplit } from './party-split.ts';
import type { Occupants } from './price.ts';
import { roomTypesOf } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';
import { lowestTotal, type StayWish } from './stay-offers.ts';
import { isOnSale, MAX_NIGHTS } from './stay-rules.ts';

const typesFor = (hotelId: string, accessible: boolean) =>
  roomTypesOf(hotelId).filter(({ archetype }) => !accessible || archetype.accessible);

/** Whether the hotel has a room, or an accessible one, for each room of a request at all, free or not. */
function holdsParty(hotelId: string, rooms: readonly Occupants[], accessible = false): boolean {
  const types = typesFor(hotelId, accessible);
  return rooms.every((room) => types.some((entry) => !housingOf(entry, room).misfit));
}

/** The room types of a hotel that do not take a party, and why. */
export function misfitsOf(hotelId: string, room: Occupants): Misfit[] {
  return roomTypesOf(hotelId).flatMap((entry) => {
    const { misfit } = housingOf(entry, room);
    return misfit === null ? [] : { roomTypeId: entry.roomTypeId, ...misfit };
  });
}

/**
 * The same guests divided so that one of the hotels has a room for each part, whatever is free; null where one of them has
 * rooms for the party as it is, or none has rooms of the kind.
 */
export function tooLargeFor(
  hotelIds: readonly string[],
  rooms: readonly Occupants[],
  accessible = false,
): { rooms: Occupants[] | null } | null {
  const asked = hotelIds.filter((hotelId) => typesFor(hotelId, accessible).length > 0);
  if (asked.length === 0 || asked.some((hotelId) => holdsParty(hotelId, rooms, accessible))) return null;
  for (const hotelId of asked) {
    const split = firstSplit(rooms, (parts) => holdsParty(hotelId, parts, accessible));
    if (split) return { rooms: split };
  }
  return { rooms: null };
}

/** Fewest nights of a stay that begins on this day, in whichever room asks for the fewest. */
function minimumFrom(world: World, hotelId: string, { checkInDate }: StayWish): number {
  const arrival = hotelNights(world, hotelId, checkInDate, addDays(checkInDate, 1));
  return Math.min(...arrival.map(({ minStay }) => minStay));
}

/**
 * Why no room of a hotel can be booked for a stay; null where something can. Filters are left aside.
 * @param asked a valid stay and the party
 */
export function obstacleOf(world: World, hotelId: string, asked: StayWish): StayObstacle | null {
  const wish = { ...asked, filters: {} };
  const isFree = (other: Partial<StayWish>, anyLength = false) =>
    lowestTotal(world, hotelId, { ...wish, ...other }, false, anyLength) !== null;
  if (isFree({})) return null;
  const split = () => firstSplit(wish.rooms, (rooms) => holdsParty(hotelId, rooms) && isFree({ rooms }));
  if (!holdsParty(hotelId, wish.rooms)) return { reason: 'partyTooLarge', rooms: split() };
  const nights = minimumFrom(world, hotelId, wish);
  if (daysBetween(wish.checkInDate, wish.checkOutDate) < nights && isFree({}, true)) {
    for (let count = nights; count <= MAX_NIGHTS; count += 1) {
      const checkOutDate = addDays(wish.checkInDate, count);
      if (!isOnSale(world, checkOutDate)) break;
      if (isFree({ checkOutDate })) return { reason: 'minimumStay', nights, checkOutDate };
      // A longer stay needs these nights too.
      if (!isFree({ checkOutDate }, true)) break;
    }
    return { reason: 'minimumStay', nights, checkOutDate: null };
  }
  return { reason: 'soldOut', rooms: split() };
}
