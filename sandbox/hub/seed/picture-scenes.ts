import type { DiningScene } from './dining/restaurant-motifs.ts';
import type { HotelSeed } from './hotel-seed.ts';
import { type BedCode, roomArchetypes } from './room-archetypes.ts';

/** The views of a hotel, in the order in which guests meet them. */
export const hotelScenes = ['landscape', 'facade', 'lobby', 'spa-or-pool'] as const;
export type HotelScene = (typeof hotelScenes)[number];
export type RoomScene = `room-${BedCode}`;
export type PictureScene = HotelScene | RoomScene | DiningScene;

/** Every picture of the hotel itself and of its room types. */
export function scenesOfHotel(hotel: HotelSeed): PictureScene[] {
  const rooms = hotel.rooms.map(({ archetype }): RoomScene => `room-${roomArchetypes[archetype].bed}`);
  return [...new Set<PictureScene>([...hotelScenes, ...rooms])];
}
