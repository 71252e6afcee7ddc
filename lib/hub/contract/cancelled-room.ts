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

export const paidPoints = z.object({
  points: z.int().min(1).max(MOST_OF_ALL),
  amountKrw,
  /** Of them, those whose last day is not over: only these can be used again when they are given back now. */
  goodPoints: z.int().min(0).max(MOST_OF_ALL),
});

/** No stay is paid with more; the ledger posts no larger amount. */
export const MOST_PAID_POINTS = 10_000_000;

export const pointsLeftData = z.object({ balance: z.int().min(0).max(MOST_OF_ALL) });
