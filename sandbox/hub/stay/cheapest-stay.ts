import type { Occupants } from './price.ts';
import type { SearchIndex } from './search-index.ts';
import type { TypeTotals } from './type-totals.ts';

/** What the rooms of a stay must be, as bits of the index; 0 asks for nothing. */
export interface RoomWish {
  readonly beds: number;
  readonly views: number;
  readonly accessible: boolean;
  readonly refundable: boolean;
}

export const anyRoom: RoomWish = { beds: 0, views: 0, accessible: false, refundable: false };

/** A type of room in which one room of a request can be housed. */
export interface Candidate {
  /** Its place in the index. */
  readonly type: number;
  readonly total: number;
  readonly left: number;
}

function isWished(index: SearchIndex, type: number, { beds, views, accessible }: RoomWish): boolean {
  if (beds !== 0 && ((index.bed[type] ?? 0) & beds) === 0) return false;
  if (views !== 0 && ((index.views[type] ?? 0) & views) === 0) return false;
  return !accessible || index.accessible[type] === 1;
}

function holds(index: SearchIndex, type: number, { adults, minor }: Occupants): boolean {
  return (
    adults <= (index.maxAdults[type] ?? 0) &&
    minor <= (index.maxMinors[type] ?? 0) &&
    adults + minor <= (index.maxGuests[type] ?? 0)
  );
}

/** Like rooms: the cheapest type as often as there are rooms of it, then the next. */
function fillFromCheapest(candidates: readonly Candidate[], rooms: number): number {
  let missing = rooms;
  let total = 0;
  for (const candidate of [...candidates].sort((a, b) => a.total - b.total)) {
    const taken = Math.min(missing, candidate.left);
    total += taken * candidate.total;
    missing -= taken;
    if (missing === 0) return total;
  }
  return Infinity;
}

/** Unlike rooms: every pairing, cut off where it is dearer than the best so far. At most three rooms. */
function tryPairings(perRoom: readonly (readonly Candidate[])[]): number {
  let best = Infinity;
  const used = new Map<number, number>();
  const choose = (position: number, total: number): void => {
    if (total >= best) return;
    const candidates = perRoom[position];
    if (!candidates) {
      best = total;
      return;
    }
    for (const { type, total: price, left } of candidates) {
      const taken = used.get(type) ?? 0;
      if (taken >= left) continue;
      used.set(type, taken + 1);
      choose(position + 1, total + price);
      used.set(type, taken);
    }
  };
  choose(0, 0);
  return best;
}

/**
 * The lowest total that accommodates all rooms of a request together, never more of a type than are left.
 * @param perRoom what each room could be, in the rooms' order
 * @returns `Infinity` where they do not fit in together
 */
export function lowestTogether(rooms: readonly Occupants[], perRoom: readonly (readonly Candidate[])[]): number {
  const [first] = rooms;
  const areAlike = rooms.every((room) => room.adults === first?.adults && room.minor === first.minor);
  return areAlike ? fillFromCheapest(perRoom[0] ?? [], rooms.length) : tryPairings(perRoom);
}

/**
 * The lowest total that accommodates all rooms of a request in one hotel; `Infinity` where they do not fit in together.
 * @param hotel place in the index
 */
export function cheapestStay(
  index: SearchIndex,
  totals: TypeTotals,
  hotel: number,
  rooms: readonly Occupants[],
  wish: RoomWish,
): number {
  const from = index.firstType[hotel] ?? 0;
  const until = index.firstType[hotel + 1] ?? 0;
  const prices = wish.refundable ? totals.refundable : totals.lowest;
  const [first] = rooms;
  if (rooms.length === 1 && first) {
    let best = Infinity;
    for (let type = from; type < until; type += 1) {
      const total = prices[type] ?? Infinity;
      if (total < best && isWished(index, type, wish) && holds(index, type, first)) best = total;
    }
    return best;
  }
  const perRoom = rooms.map((room) => {
    const candidates: Candidate[] = [];
    for (let type = from; type < until; type += 1) {
      const total = prices[type] ?? Infinity;
      if (total < Infinity && isWished(index, type, wish) && holds(index, type, room)) {
        candidates.push({ type, total, left: totals.roomsLeft[type] ?? 0 });
      }
    }
    return candidates;
  });
  return lowestTogether(rooms, perRoom);
}

/** Whether a hotel has such rooms at all, free or not. */
export function hasWishedRooms(index: SearchIndex, hotel: number, wish: RoomWish): boolean {
  for (let type = index.firstType[hotel] ?? 0; type < (index.firstType[hotel + 1] ?? 0); type += 1) {
    if (isWished(index, type, wish)) return true;
  }
  return false;
}
