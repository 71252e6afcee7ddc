import * as z from 'zod';
import { seoulDay } from './common.ts';
import { requestedRooms } from './party.ts';

/**
 * Whatever is filtered for; the first that holds. A stay beyond the days on sale is refused with INVALID_STAY instead.
 */
export const stayObstacle = z.discriminatedUnion('reason', [
  z.object({
    /** No room of the hotel holds one of the rooms of the request, on whatever day. */
    reason: z.literal('partyTooLarge'),
    /** The same guests over more rooms, free for the stay; null where they are not. */
    rooms: requestedRooms.nullable(),
  }),
  z.object({
    reason: z.literal('minimumStay'),
    nights: z.int().min(2),
    /** End of the shortest stay from the same day that is free; null where none is. */
    checkOutDate: seoulDay.nullable(),
  }),
  z.object({
    reason: z.literal('soldOut'),
    /** Rooms for fewer guests are left: the same guests over more of them. */
    rooms: requestedRooms.nullable(),
  }),
]);
export type StayObstacle = z.infer<typeof stayObstacle>;

/** `data` of the refusal INVALID_STAY, where a stay that was once offered can no longer be had. */
export const invalidStayData = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('minimumStay'), nights: z.int().min(2) }),
  z.object({ reason: z.literal('past') }),
  z.object({ reason: z.literal('notOnSale') }),
]);
export type InvalidStay = z.infer<typeof invalidStayData>;
