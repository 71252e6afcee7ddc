import * as z from 'zod';
import { entityId, hubLanguage, seoulDay } from './common.ts';

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

export const roomStay = z.object({ checkInDate: seoulDay, checkOutDate: seoulDay, rooms: requestedRooms });

/** A stay whose rooms have a rate each, as it is booked. */
export const stayOfRates = z.object({
  hotelId: entityId,
  ...roomStay.shape,
  rooms: z
    .array(roomOccupancy.extend({ roomTypeId: entityId, ratePlanId: entityId }))
    .min(1)
    .max(3),
  lang: hubLanguage,
});
