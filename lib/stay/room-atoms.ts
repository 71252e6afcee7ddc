import { atom } from 'jotai';

/** Whether the rates of a room type were opened or closed, by `roomKey`: Back from the booking finds them as they were left. */
export const openRoomsAtom = atom<ReadonlyMap<string, boolean>>(new Map<string, boolean>());

/** A room type in the list of one of the rooms of a search. @param current index of that room */
export const roomKey = (hotelId: string, roomTypeId: string, current: number) => `${hotelId}/${roomTypeId}/${current}`;
