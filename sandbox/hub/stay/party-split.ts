import type { Occupants } from './price.ts';

const MOST_ROOMS = 3;

/** Guests of one room shared out evenly over several; null where a room would be left without an adult. */
function shareOut({ adults, minor }: Occupants, rooms: number): Occupants[] | null {
  if (adults < rooms) return null;
  return Array.from({ length: rooms }, (_, index) => ({
    adults: Math.floor(adults / rooms) + (index < adults % rooms ? 1 : 0),
    // The rooms with one adult less take the odd minors.
    minor: Math.floor(minor / rooms) + (rooms - 1 - index < minor % rooms ? 1 : 0),
  }));
}

function* countsOf(rooms: number, total: number): Generator<number[]> {
  if (rooms === 1) {
    yield [total];
    return;
  }
  for (let first = total - rooms + 1; first >= 1; first -= 1) {
    for (const others of countsOf(rooms - 1, total - first)) yield [first, ...others];
  }
}

/** The same guests over more rooms, fewest rooms first. */
function* splitsOf(rooms: readonly Occupants[]): Generator<Occupants[]> {
  for (let total = rooms.length + 1; total <= MOST_ROOMS; total += 1) {
    for (const counts of countsOf(rooms.length, total)) {
      const shared = rooms.map((room, index) => shareOut(room, counts[index] ?? 1));
      if (shared.every((parts) => parts !== null)) yield shared.flat();
    }
  }
}

/** The same guests over the fewest more rooms that can be had; null where no such split can. */
export function firstSplit(
  rooms: readonly Occupants[],
  canBeHad: (split: readonly Occupants[]) => boolean,
): Occupants[] | null {
  for (const split of splitsOf(rooms)) if (canBeHad(split)) return split;
  return null;
}
