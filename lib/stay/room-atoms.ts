import { atom } from 'jotai';

/** Room types whose rates are open, by `roomKey`, so that Back from the booking finds them as they were left. */
export const openRoomsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** A room type in the list of one of the rooms of a search. @param current index of that room */
export const roomKey = (hotelId: string, roomTypeId: string, current: number) => `${hotelId}/${roomTypeId}/${current}`;
