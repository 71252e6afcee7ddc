import type { DiningScene } from './dining/restaurant-motifs.ts';
import type { HotelSeed } from './hotel-seed.ts';
import { type RoomScene, scenesOfRoom } from './room-scenes.ts';

/** The views of a hotel, in the order in which guests meet them; those of its restaurants come after them. */
export const hotelScenes = ['landscape', 'facade', 'lobby', 'spa-or-pool', 'lounge'] as const;
export type HotelScene = (typeof hotelScenes)[number];
export type PictureScene = HotelScene | RoomScene | DiningScene;

/** Every picture of the hotel itself and of its room types. */
export const scenesOfHotel = (hotel: HotelSeed): PictureScene[] => [
  ...hotelScenes,
  ...hotel.rooms.flatMap(({ archetype }) => scenesOfRoom(archetype).map(({ scene }) => scene)),
];
