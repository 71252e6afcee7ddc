import { bffPost } from '@/lib/bff/bff-client';
import type { MonthsInView } from '@/lib/hub/contract/available-dates';
import { hubCall } from '@/lib/routes/hub-calls';
import type { HotelNight, Nights } from '@/lib/stay/availability';
import type { RoomOccupancy } from '@/lib/stay/rooms';

/** Nights of each hotel asked for, in the order of their ids, and whether no room holds the party. */
export interface NightsAnswer {
  hotels: HotelNight[][];
  partyTooLarge: Nights['partyTooLarge'];
}

/** Rejects with a ProblemError, or with the signal's reason. */
export type AskNights = (view: MonthsInView, signal: AbortSignal) => Promise<NightsAnswer>;

interface AvailableDatesAnswer {
  data: { hotels: { hotelId: string; partyTooLarge: Nights['partyTooLarge']; nights: HotelNight[] }[] };
}

/** Public prices. @param hotelIdList in their order */
export function hotelNights(hotelIdList: readonly string[], rooms: readonly RoomOccupancy[]): AskNights {
  return async (view, signal) => {
    const body = { hotelIdList, rooms: rooms.map(({ adults, minor }) => ({ adults, minor })), ...view };
    const { data } = await bffPost<AvailableDatesAnswer>(hubCall('availableDates'), body, { signal });
    const nightsOf = new Map(data.hotels.map(({ hotelId, nights }) => [hotelId, nights]));
    const tooLarge = data.hotels.map((hotel) => hotel.partyTooLarge ?? null);
    const split = tooLarge.find((hotel) => hotel?.rooms);
    return {
      hotels: hotelIdList.map((id) => nightsOf.get(id) ?? []),
      partyTooLarge: tooLarge.every((hotel) => hotel !== null) ? (split ?? { rooms: null }) : null,
    };
  };
}

/** Prices of one reservation, answered to its owner only. */
export function reservationNights(address: string): AskNights {
  return async (view, signal) => {
    const { data } = await bffPost<{ data: { nights: HotelNight[] } }>(address, view, { signal });
    return { hotels: [data.nights], partyTooLarge: null };
  };
}
