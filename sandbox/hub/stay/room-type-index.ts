import type { HotelSeed, RoomSeed } from '../seed/hotel-seed.ts';
import { hotels } from '../seed/hotels.ts';
import { type RoomArchetype, roomArchetypes } from '../seed/room-archetypes.ts';

export interface RoomTypeEntry {
  readonly roomTypeId: string;
  readonly hotel: HotelSeed;
  readonly seed: RoomSeed;
  readonly archetype: RoomArchetype;
}

/** Every room type of every hotel, in the hotels' order. Ids are unique in the whole group. */
export const roomTypeEntries: readonly RoomTypeEntry[] = hotels.flatMap((hotel) =>
  hotel.rooms.map((seed) => ({
    roomTypeId: `${hotel.hotelId}-${seed.archetype}`,
    hotel,
    seed,
    archetype: roomArchetypes[seed.archetype],
  })),
);

const byId = new Map(roomTypeEntries.map((entry) => [entry.roomTypeId, entry]));
const hotelsById = new Map<string, HotelSeed>(hotels.map((hotel) => [hotel.hotelId, hotel]));

export const findRoomType = (roomTypeId: string): RoomTypeEntry | undefined => byId.get(roomTypeId);
export const findHotel = (hotelId: string): HotelSeed | undefined => hotelsById.get(hotelId);

const byHotel = Map.groupBy(roomTypeEntries, ({ hotel }) => hotel.hotelId);
export const roomTypesOf = (hotelId: string): readonly RoomTypeEntry[] => byHotel.get(hotelId) ?? [];
