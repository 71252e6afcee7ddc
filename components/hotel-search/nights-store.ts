import { bffPost } from '@/lib/bff/bff-client';
import { gatherNights, type HotelNight, type Nights } from '@/lib/stay/availability';
import { addMonths, monthOf, type SeoulMonth } from '@/lib/stay/dates';
import { type RoomOccupancy, writeRoom } from '@/lib/stay/rooms';

/** Prices move; what was asked for longer ago is asked for again when it comes into view. In ms. */
const freshForMs = 120_000;
/** Months of different hotels that are kept at most; the oldest go first. */
const mostKept = 120;

interface AvailableDatesAnswer {
  data: { hotels: { hotelId: string; partyTooLarge: Nights['partyTooLarge']; nights: HotelNight[] }[] };
}

/** Nights of each hotel of a key, in its order, and whether none of them holds the party. */
interface AskedNights {
  hotels: HotelNight[][];
  partyTooLarge: Nights['partyTooLarge'];
}

interface KeptMonth extends AskedNights {
  /** When the answer came, in ms since 1970. */
  at: number;
}

const kept = new Map<string, KeptMonth>();

const entryOf = (hotelKey: string, month: SeoulMonth) => `${hotelKey}|${month}`;

/** One text for hotels, in whatever order they were chosen, and the party that they are asked for; empty for none. */
export function nightsKeyOf(hotelIds: readonly string[], rooms: readonly RoomOccupancy[]): string {
  return hotelIds.length === 0 ? '' : [[...hotelIds].sort().join(' '), rooms.map(writeRoom).join(' ')].join('|');
}

/** The months from `first` on that are not known or no longer fresh. */
export function missingMonths(hotelKey: string, first: SeoulMonth, count: number): SeoulMonth[] {
  const months = Array.from({ length: count }, (_, index) => addMonths(first, index));
  return months.filter((month) => {
    const at = kept.get(entryOf(hotelKey, month))?.at;
    return at === undefined || Date.now() - at > freshForMs;
  });
}

/** All that is kept of a choice of hotels, of whatever month: a stay may run over the edge of what is seen. */
export function keptNights(hotelKey: string): Nights {
  const hotels: HotelNight[][] = [];
  let partyTooLarge: Nights['partyTooLarge'] = null;
  for (const [entry, month] of kept) {
    if (entry.slice(0, entry.lastIndexOf('|')) !== hotelKey) continue;
    partyTooLarge = month.partyTooLarge;
    for (const [index, nights] of month.hotels.entries()) hotels[index] = [...(hotels[index] ?? []), ...nights];
  }
  return gatherNights(hotels, partyTooLarge);
}

/** Asks for months that follow each other; the nights of each hotel of the key, in its order. */
export type AskNights = (
  view: { viewMonth: SeoulMonth; viewPeriod: number },
  signal: AbortSignal,
) => Promise<AskedNights>;

/** Nights of hotels for a party, as anybody may ask for them; the hotels in the key's order. */
export function hotelNights(hotelIds: readonly string[], rooms: readonly RoomOccupancy[]): AskNights {
  const hotelIdList = [...hotelIds].sort();
  return async (view, signal) => {
    const body = { hotelIdList, rooms: rooms.map(({ adults, minor }) => ({ adults, minor })), ...view };
    const { data } = await bffPost<AvailableDatesAnswer>('/api/hub/product/hotel/available-dates', body, { signal });
    const nightsOf = new Map(data.hotels.map(({ hotelId, nights }) => [hotelId, nights]));
    const tooLarge = data.hotels.map((hotel) => hotel.partyTooLarge ?? null);
    const split = tooLarge.find((hotel) => hotel?.rooms);
    return {
      hotels: hotelIdList.map((id) => nightsOf.get(id) ?? []),
      partyTooLarge: tooLarge.every((hotel) => hotel !== null) ? (split ?? { rooms: null }) : null,
    };
  };
}

/** Nights of one reservation, told at its own address to whom it belongs. */
export function reservationNights(address: string): AskNights {
  return async (view, signal) => {
    const { data } = await bffPost<{ data: { nights: HotelNight[] } }>(address, view, { signal });
    return { hotels: [data.nights], partyTooLarge: null };
  };
}

/**
 * Fetches months that follow each other and keeps them.
 * @param months at least one, in their order; months between the first and the last are fetched along
 * @throws ProblemError; the signal's reason when given up
 */
export async function fetchMonths(
  hotelKey: string,
  months: readonly SeoulMonth[],
  ask: AskNights,
  signal: AbortSignal,
): Promise<void> {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined) return;
  const period: SeoulMonth[] = [first];
  for (let month = first; month < last; period.push(month)) month = addMonths(month, 1);
  const answer = await ask({ viewMonth: first, viewPeriod: period.length }, signal);
  const at = Date.now();
  for (const month of period) {
    const hotels = answer.hotels.map((nights) => nights.filter(({ date }) => monthOf(date) === month));
    kept.delete(entryOf(hotelKey, month));
    kept.set(entryOf(hotelKey, month), { at, hotels, partyTooLarge: answer.partyTooLarge });
  }
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
}

/** Forgets everything, for tests that tell another story. */
export function forgetNights(): void {
  kept.clear();
}
