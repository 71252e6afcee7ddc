import type { Occupants } from './price.ts';
import { roomTypeEntries } from './room-type-index.ts';
import type { SearchIndex } from './search-index.ts';
import { housingOf } from './sleeping.ts';
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

/** Won a night for the extra beds and cribs of a party in a type of room; `Infinity` where it does not take the party. */
function beddingOf(type: number, room: Occupants): number {
  const entry = roomTypeEntries[type];
  const housing = entry && housingOf(entry, room);
  return housing === undefined || housing.misfit ? Infinity : housing.nightKrw;
}

const agesOf = ({ minorAges = [] }: Occupants) => minorAges.toSorted((a, b) => a - b).join();
/** Whether two rooms have as many adults and minors, of the same ages. */
export const isSameParty = (one: Occupants, other: Occupants): boolean =>
  one.adults === other.adults && one.minor === other.minor && agesOf(one) === agesOf(other);

const byTotal = (a: Candidate, b: Candidate) => a.total - b.total;

/** Like rooms: the cheapest type as often as there are rooms of it, then the next. */
function fillFromCheapest(candidates: readonly Candidate[], rooms: number): number {
  let missing = rooms;
  let total = 0;
  for (const candidate of candidates.toSorted(byTotal)) {
    const taken = Math.min(missing, candidate.left);
    total += taken * candidate.total;
    missing -= taken;
    if (missing === 0) return total;
  }
  return Infinity;
}

/** Unlike rooms: every pairing that the cheapest of each room could make cheaper than the best so far. At most three rooms. */
function tryPairings(perRoom: readonly (readonly Candidate[])[]): number {
  const cheapestFirst = perRoom.map((candidates) => candidates.toSorted(byTotal));
  const leastFrom = cheapestFirst.map((_, position) =>
    cheapestFirst.slice(position).reduce((sum, [cheapest]) => sum + (cheapest?.total ?? Infinity), 0),
  );
  let best = Infinity;
  const used = new Map<number, number>();
  const choose = (position: number, total: number): void => {
    const candidates = cheapestFirst[position];
    if (!candidates) {
      best = Math.min(best, total);
      return;
    }
    for (const { type, total: price, left } of candidates) {
      if (total + price + (leastFrom[position + 1] ?? 0) >= best) return;
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
  const areAlike = rooms.every((room) => first !== undefined && isSameParty(room, first));
  return areAlike ? fillFromCheapest(perRoom[0] ?? [], rooms.length) : tryPairings(perRoom);
}

/** @param keepsLast leaves the last room of each accessible type aside */
function lowestInHotel(
  index: SearchIndex,
  totals: TypeTotals,
  hotel: number,
  rooms: readonly Occupants[],
  wish: RoomWish,
  keepsLast: boolean,
): number {
  const leftOf = (type: number) => (totals.roomsLeft[type] ?? 0) - (keepsLast && index.accessible[type] === 1 ? 1 : 0);
  const from = index.firstType[hotel] ?? 0;
  const until = index.firstType[hotel + 1] ?? 0;
  const prices = wish.refundable ? totals.refundable : totals.lowest;
  const [first] = rooms;
  if (rooms.length === 1 && first) {
    let best = Infinity;
    for (let type = from; type < until; type += 1) {
      const roomKrw = prices[type] ?? Infinity;
      if (roomKrw >= best || leftOf(type) < 1 || !isWished(index, type, wish)) continue;
      best = Math.min(best, roomKrw + beddingOf(type, first) * totals.nights);
    }
    return best;
  }
  const perRoom = rooms.map((room) => {
    const candidates: Candidate[] = [];
    for (let type = from; type < until; type += 1) {
      const roomKrw = prices[type] ?? Infinity;
      if (roomKrw === Infinity || leftOf(type) < 1 || !isWished(index, type, wish)) continue;
      const total = roomKrw + beddingOf(type, room) * totals.nights;
      if (total < Infinity) {
        candidates.push({ type, total, left: leftOf(type) });
      }
    }
    return candidates;
  });
  return lowestTogether(rooms, perRoom);
}

/**
 * The lowest total that accommodates all rooms of a request in one hotel; `Infinity` where they do not fit in together.
 * Of what `withoutLastAccessible` offers, unless accessible rooms are wished for.
 * @param hotel place in the index
 */
export function cheapestStay(
  index: SearchIndex,
  totals: TypeTotals,
  hotel: number,
  rooms: readonly Occupants[],
  wish: RoomWish,
): number {
  const lowest = (wanted: RoomWish, keepsLast: boolean) =>
    lowestInHotel(index, totals, hotel, rooms, wanted, keepsLast);
  const ofAll = lowest(wish, false);
  if (wish.accessible || ofAll === Infinity) return ofAll;
  const ofOthers = lowest(wish, true);
  if (ofOthers === ofAll) return ofAll;
  return lowest(anyRoom, true) === Infinity ? ofAll : ofOthers;
}

/** Whether a hotel has such rooms at all, free or not. */
export function hasWishedRooms(index: SearchIndex, hotel: number, wish: RoomWish): boolean {
  for (let type = index.firstType[hotel] ?? 0; type < (index.firstType[hotel + 1] ?? 0); type += 1) {
    if (isWished(index, type, wish)) return true;
  }
  return false;
}
