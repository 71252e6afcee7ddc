import * as z from 'zod';

/** Of minors, at check-in. */
export const MOST_MINOR_AGE = 17;
const MOST_MINORS = 3;
export const minorAge = z.int().min(0).max(MOST_MINOR_AGE);

/** `minorAges`: one for each minor, or absent where the ages are not said. */
export const roomOccupancy = z
  .object({
    adults: z.int().min(1).max(4),
    minor: z.int().min(0).max(MOST_MINORS),
    minorAges: z.array(minorAge).max(MOST_MINORS).optional(),
  })
  .refine(({ minor, minorAges }) => minorAges === undefined || minorAges.length === minor);

export const requestedRooms = z.array(roomOccupancy).min(1).max(3);
