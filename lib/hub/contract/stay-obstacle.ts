import * as z from 'zod';
import { MOST_OF_ALL, seoulDay } from './common.ts';
import { requestedRooms } from './party.ts';

/** The first that holds, whatever is filtered for. Beyond the days on sale it is INVALID_STAY instead. */
export const stayObstacle = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('partyTooLarge'), rooms: requestedRooms.nullable() }),
  z.object({
    reason: z.literal('minimumStay'),
    nights: z.int().min(2).max(MOST_OF_ALL),
    checkOutDate: seoulDay.nullable(),
  }),
  z.object({ reason: z.literal('soldOut'), rooms: requestedRooms.nullable() }),
]);
export type StayObstacle = z.infer<typeof stayObstacle>;

/** `data` of the refusal INVALID_STAY, where a stay that was once offered can no longer be had. */
export const invalidStayData = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('minimumStay'), nights: z.int().min(2).max(MOST_OF_ALL) }),
  z.object({ reason: z.literal('past') }),
  z.object({ reason: z.literal('notOnSale') }),
  /** A package that was withdrawn, or is not for these days. */
  z.object({ reason: z.literal('package') }),
]);
export type InvalidStay = z.infer<typeof invalidStayData>;
