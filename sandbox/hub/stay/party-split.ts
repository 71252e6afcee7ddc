import type { Occupants } from './price.ts';

const MOST_ROOMS = 3;
/** What a request may ask of one room (`requestedRooms` of the contract). */
const MOST_ADULTS = 4;
const MOST_MINORS = 3;

/** Deals ages out over rooms, in their order; rooms stay without where they are not said. */
function withAges(rooms: readonly Occupants[], ages: readonly number[] | undefined): Occupants[] {
  if (ages === undefined) return [...rooms];
  let next = 0;
  return rooms.map(({ adults, minor }) => {
    next += minor;
    return minor === 0 ? { adults, minor } : { adults, minor, minorAges: ages.slice(next - minor, next) };
  });
}

/** The ages of all minors of a party; undefined where a room does not say them. */
function agesOf(rooms: readonly Occupants[]): number[] | undefined {
  const known = rooms.map(({ minor, minorAges }) => (minor === 0 ? [] : minorAges));
  return known.every((ages) => ages !== undefined) ? known.flat() : undefined;
}

/** Guests of one room shared out evenly over several; null where a room would be left without an adult. */
function shareOut({ adults, minor, minorAges }: Occupants, rooms: number): Occupants[] | null {
  if (adults < rooms) return null;
  const shares = Array.from({ length: rooms }, (_, index) => ({
    adults: Math.floor(adults / rooms) + (index < adults % rooms ? 1 : 0),
    // The rooms with one adult less take the odd minors.
    minor: Math.floor(minor / rooms) + (rooms - 1 - index < minor % rooms ? 1 : 0),
  }));
  return withAges(shares, minorAges);
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

/** Guests who share a room are shared out over several; those of the other rooms stay together. Fewest rooms first. */
function* splitsOf(rooms: readonly Occupants[]): Generator<Occupants[]> {
  for (let total = rooms.length + 1; total <= MOST_ROOMS; total += 1) {
    for (const counts of countsOf(rooms.length, total)) {
      const shared = rooms.map((room, index) => shareOut(room, counts[index] ?? 1));
      if (shared.every((parts) => parts !== null)) yield shared.flat();
    }
  }
}

/** Every way to place so many guests in so many rooms, the larger rooms first; each way once. */
function* placings(adults: number, minor: number, rooms: number, largest: Occupants): Generator<Occupants[]> {
  if (rooms === 0) {
    if (adults === 0 && minor === 0) yield [];
    return;
  }
  for (let first = Math.min(largest.adults, adults - rooms + 1); first * rooms >= adults && first >= 1; first -= 1) {
    const most = first === largest.adults ? largest.minor : MOST_MINORS;
    for (let minors = Math.min(most, minor); minors >= 0; minors -= 1) {
      const room = { adults: first, minor: minors };
      for (const others of placings(adults - first, minor - minors, rooms - 1, room)) yield [room, ...others];
    }
  }
}

const sizeOfLargest = (rooms: readonly Occupants[]) => Math.max(...rooms.map(({ adults, minor }) => adults + minor));

/** The whole party placed again, over as many rooms as it has or more; fewest rooms first, then the most even. */
function* placedAgain(rooms: readonly Occupants[]): Generator<Occupants[]> {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const minor = rooms.reduce((sum, room) => sum + room.minor, 0);
  const ages = agesOf(rooms);
  for (let total = rooms.length; total <= MOST_ROOMS; total += 1) {
    const all = [...placings(adults, minor, total, { adults: MOST_ADULTS, minor: MOST_MINORS })];
    yield* all.sort((a, b) => sizeOfLargest(a) - sizeOfLargest(b)).map((split) => withAges(split, ages));
  }
}

/** The first division of the same guests over at most three rooms that can be had; null where there is none. */
export function firstSplit(
  rooms: readonly Occupants[],
  canBeHad: (split: readonly Occupants[]) => boolean,
): Occupants[] | null {
  for (const split of splitsOf(rooms)) if (canBeHad(split)) return split;
  for (const split of placedAgain(rooms)) if (canBeHad(split)) return split;
  return null;
}
