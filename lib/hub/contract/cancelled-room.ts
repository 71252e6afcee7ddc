import * as z from 'zod';
import { amountKrw, instant, MOST_OF_ALL, text } from './common.ts';

/** What became of the points of something cancelled; together they are all of them. */
export const settledPoints = z.object({
  returnedPoints: z.int().min(0).max(MOST_OF_ALL),
  expiredPoints: z.int().min(0).max(MOST_OF_ALL),
  keptPoints: z.int().min(0).max(MOST_OF_ALL),
  keptKrw: amountKrw,
});
export type SettledPoints = z.infer<typeof settledPoints>;

/** A room that was cancelled while others of its reservation stayed. Its fee is due beside the total of those that stay. */
export const cancelledRoom = z.object({
  roomTypeName: text,
  ratePlanName: text,
  guestFirstName: text,
  guestLastName: text,
  cancelledAt: instant,
  feeKrw: amountKrw,
  /** The points of the reservation that its other rooms cannot take; null where there are none. */
  settledPoints: settledPoints.nullable(),
});
export type CancelledRoom = z.infer<typeof cancelledRoom>;
