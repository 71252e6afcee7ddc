import type { Inclusion } from './inclusion.ts';

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
