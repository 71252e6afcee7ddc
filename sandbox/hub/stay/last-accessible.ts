import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import { lowestTogether } from './cheapest-stay.ts';
import { type FreeRoomType, freeRoomTypes, type Stay } from './offers.ts';
import type { Occupants } from './price.ts';
import type { HotelStay, WantedRoom } from './room-pricing.ts';
import { findRoomType } from './room-type-index.ts';
import { housingOf } from './sleeping.ts';

type FreeRooms = Pick<FreeRoomType, 'entry' | 'roomsLeft'>;

/** Whether all rooms of a request can be had together. */
function holdsTogether(free: readonly FreeRooms[], rooms: readonly Occupants[]): boolean {
  const perRoom = rooms.map((room) =>
    free.flatMap(({ entry, roomsLeft }, type) =>
      housingOf(entry, room).misfit ? [] : [{ type, total: 0, left: roomsLeft }],
    ),
  );
  return lowestTogether(rooms, perRoom) === 0;
}

/**
 * What guests are offered who do not need an accessible room: the last room of each accessible type is kept for those who
 * do, unless the rest of the hotel cannot take the rooms of the request.
 * @param free room types of one hotel, each with at least one room left
 */
export function withoutLastAccessible<T extends FreeRooms>(
  free: readonly T[],
  rooms: readonly Occupants[],
): readonly T[] {
  if (!free.some(({ entry }) => entry.archetype.accessible)) return free;
  const offered = free
    .map((type) => (type.entry.archetype.accessible ? { ...type, roomsLeft: type.roomsLeft - 1 } : type))
    .filter(({ roomsLeft }) => roomsLeft > 0);
  return holdsTogether(offered, rooms) ? offered : free;
}

export interface AskedRooms extends Stay {
  readonly rooms: readonly Occupants[];
  /** Whether the guest needs an accessible room. */
  readonly accessible?: boolean | undefined;
}

/** Room types of a hotel that are offered for a stay. */
export function offeredRoomTypes(world: World, hotelId: string, asked: AskedRooms): readonly FreeRoomType[] {
  const free = freeRoomTypes(world, hotelId, asked);
  return asked.accessible ? free : withoutLastAccessible(free, asked.rooms);
}

export const isAccessible = ({ roomTypeId }: Pick<WantedRoom, 'roomTypeId'>): boolean =>
  findRoomType(roomTypeId)?.archetype.accessible === true;

/** For guests who do not need an accessible room. @throws SOLD_OUT where one of the rooms is kept for those who do */
export function requireOffered(world: World, stay: HotelStay, rooms: readonly WantedRoom[]): void {
  const wanted = Map.groupBy(rooms.filter(isAccessible), ({ roomTypeId }) => roomTypeId);
  if (wanted.size === 0) return;
  const offered = offeredRoomTypes(world, stay.hotelId, { ...stay, rooms });
  for (const [roomTypeId, { length }] of wanted) {
    const left = offered.find(({ entry }) => entry.roomTypeId === roomTypeId)?.roomsLeft ?? 0;
    if (left < length) throw new Refusal('SOLD_OUT');
  }
}
