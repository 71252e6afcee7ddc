import * as z from 'zod';
import { amountKrw, entityId, MOST_OF_ALL } from './common.ts';
import { MOST_MINOR_AGE, minorAge } from './party.ts';

const MOST_KINDS = 10;
const few = z.int().min(0).max(MOST_OF_ALL);
const centimetres = z.int().min(50).max(400);
const belowAge = z
  .int()
  .min(0)
  .max(MOST_MINOR_AGE + 1);

const bedKind = z.enum(['double', 'king', 'single', 'sofa', 'mat']);

/** Rules by which a room type sleeps its guests. Ages are those at check-in; amounts include service and tax. */
export const sleepingRules = z.object({
  /** The beds that are always in the room. */
  beds: z
    .array(
      z.object({
        kind: bedKind,
        count: few,
        sleeps: few,
        /** Of one of them; null where the hotel has not said it. */
        sizeCm: z.object({ width: centimetres, length: centimetres }).nullable().default(null),
      }),
    )
    .max(MOST_KINDS),
  /** A minor younger than this shares a bed of the adults free of charge, one in each bed; 0: none does. */
  sharingFreeBelow: belowAge,
  /** `mat`: bedding on a heated floor. */
  extraBed: z.object({ kind: z.enum(['bed', 'mat']), most: few, nightKrw: amountKrw }).nullable(),
  crib: z.object({ most: few, nightKrw: amountKrw, belowAge }).nullable(),
});
export type SleepingRules = z.infer<typeof sleepingRules>;

/** One line of an arrangement; every guest of the room is in exactly one. */
export const sleepingPlace = z.object({
  /** Where: a bed of the room, shared with its adults where `shared`, or what is brought into the room. */
  place: z.enum([...bedKind.options, 'extraBed', 'extraMat', 'crib']),
  shared: z.boolean(),
  count: few,
  adults: few,
  minorAges: z.array(minorAge).max(MOST_KINDS),
  /** Of all of them, a night; 0 for beds of the room. */
  nightKrw: amountKrw,
});
export type SleepingPlace = z.infer<typeof sleepingPlace>;

export const sleepingArrangement = z.array(sleepingPlace).max(MOST_KINDS);
export type SleepingArrangement = z.infer<typeof sleepingArrangement>;

/**
 * Why a room type does not take a party.
 * - `adults`, `minors`, `guests`: more than its occupancy allows
 * - `beds`: too few beds for these ages; `age` is the oldest minor who is left without one
 */
export const misfit = z.object({
  roomTypeId: entityId,
  reason: z.enum(['adults', 'minors', 'guests', 'beds']),
  age: minorAge.nullable(),
});
export type Misfit = z.infer<typeof misfit>;
