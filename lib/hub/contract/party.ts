import * as z from 'zod';

/** Occupancy of one room, with the specification's field names. */
export const roomOccupancy = z.object({
  adults: z.int().min(1).max(4),
  minor: z.int().min(0).max(3),
});

/** A party by rooms, as one search asks for them. */
export const requestedRooms = z.array(roomOccupancy).min(1).max(3);
