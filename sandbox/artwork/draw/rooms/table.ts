import type { RoomScene } from '../../../hub/seed/room-scenes.ts';
import { terrace } from '../outdoors/terrace.ts';
import { doubleRoom, familyRoom, kingRoom, twinRoom } from './bedrooms.ts';
import { anchaeBedding, anchaeHall, ondolTea, sarangBed, sarangDesk } from './hanok-rooms.ts';
import { kingBath, suiteBed, suiteLiving, terraceBed } from './king-rooms.ts';
import { ondolRoom } from './ondol-room.ts';
import type { DrawScene } from './scene.ts';
import { springBedding, springTub } from './spring-rooms.ts';
import { accessibleBeds, accessibleShower, doubleChair, familySecond, twinDesk } from './twin-rooms.ts';

export const roomDrawings = {
  'deluxe-double-bed': doubleRoom,
  'deluxe-double-chair': doubleChair,
  'deluxe-twin-beds': twinRoom,
  'deluxe-twin-desk': twinDesk,
  'accessible-twin-beds': accessibleBeds,
  'accessible-twin-shower': accessibleShower,
  'premier-king-bed': kingRoom,
  'premier-king-bath': kingBath,
  'terrace-king-bed': terraceBed,
  'terrace-king-terrace': terrace,
  'family-room-bed': familyRoom,
  'family-room-beds': familySecond,
  'ondol-room-bedding': ondolRoom,
  'ondol-room-tea': ondolTea,
  'spring-ondol-bedding': springBedding,
  'spring-ondol-tub': springTub,
  'hanok-anchae-hall': anchaeHall,
  'hanok-anchae-bedding': anchaeBedding,
  'hanok-sarang-bed': sarangBed,
  'hanok-sarang-desk': sarangDesk,
  'grand-suite-bed': suiteBed,
  'grand-suite-living': suiteLiving,
} as const satisfies Record<RoomScene, DrawScene>;
