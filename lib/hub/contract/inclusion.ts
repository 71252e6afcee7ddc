import * as z from 'zod';
import { amountKrw, entityId, text } from './common.ts';

const MOST_OF_ONE = 100;
const MOST_INCLUSIONS = 20;

/** What a package contains besides the room. */
export const inclusion = z.object({
  code: entityId,
  name: text.min(1),
  /** `lastDay` is the day of departure. */
  on: z.enum(['eachNight', 'firstNight', 'lastDay']),
  /** Of each night or day on which it is given. */
  quantity: z.int().min(1).max(MOST_OF_ONE),
  /** Of this quantity, taxes and service included. */
  worthKrw: amountKrw,
});
export type Inclusion = z.infer<typeof inclusion>;
export const inclusions = z.array(inclusion).max(MOST_INCLUSIONS);

export const worthOf = (inclusions: readonly Pick<Inclusion, 'worthKrw'>[]): number =>
  inclusions.reduce((sum, { worthKrw }) => sum + worthKrw, 0);

/** Those of one night of a stay; what is given on the day of departure belongs to the last night. */
export function inclusionsOfNight<I extends Pick<Inclusion, 'on'>>(
  inclusions: readonly I[],
  night: number,
  nightCount: number,
): I[] {
  return inclusions.filter(
    ({ on }) =>
      on === 'eachNight' || (on === 'firstNight' && night === 0) || (on === 'lastDay' && night === nightCount - 1),
  );
}

/** What everything that a stay of so many nights includes is worth, in won. */
export const worthOfStay = (inclusions: readonly Inclusion[], nightCount: number): number =>
  Array.from({ length: nightCount }, (_, night) => worthOf(inclusionsOfNight(inclusions, night, nightCount))).reduce(
    (sum, worthKrw) => sum + worthKrw,
    0,
  );
