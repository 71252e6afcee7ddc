import { type Atom, atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import type * as z from 'zod';
import { bffPost } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import { addMonths } from '@/lib/dates/day';
import type { availableDates, MonthsInView, placeNights } from '@/lib/hub/contract/available-dates';
import type { ResponseOf } from '@/lib/hub/contract/endpoint';
import type { nightsWish } from '@/lib/hub/contract/reservation-change';
import { hubCall } from '@/lib/routes/hub-calls';
import { gatherNights, type HotelNight, type Nights } from './availability';
import { occupancyOf, type RoomOccupancy } from './rooms';
import type { placeRequest } from './stay-request';

/** Nights of each hotel asked for, in the order of their ids, and whether no room holds the party. */
interface NightsAnswer {
  hotels: HotelNight[][];
  partyTooLarge: Nights['partyTooLarge'];
}

type NightsWish = z.input<typeof nightsWish>;

/** Rejects with a ProblemError, or with the signal's reason. */
type AskNights = (view: MonthsInView, signal: AbortSignal) => Promise<NightsAnswer>;

export interface HousedParty {
  rooms: readonly RoomOccupancy[];
  /** They need accessible rooms. */
  accessible?: boolean | undefined;
  /** The package they look for; of hotels, not of a place. */
  packageId?: string | undefined;
}

const partyRequest = ({ rooms, accessible }: HousedParty) => ({
  rooms: rooms.map(occupancyOf),
  ...(accessible && { accessible }),
});

/** Public prices. @param hotelIdList in their order */
export function askHotelNights(hotelIdList: readonly string[], party: HousedParty): AskNights {
  return async (view, signal) => {
    const { packageId } = party;
    const body = { hotelIdList, ...partyRequest(party), ...view, packageId };
    const { data } = await bffPost<{ data: ResponseOf<typeof availableDates> }>(hubCall('availableDates'), body, {
      signal,
    });
    const nightsOf = new Map(data.hotels.map(({ hotelId, nights }) => [hotelId, nights]));
    const tooLarge = data.hotels.map((hotel) => hotel.partyTooLarge ?? null);
    const split = tooLarge.find((hotel) => hotel?.rooms);
    return {
      hotels: hotelIdList.map((id) => nightsOf.get(id) ?? []),
      partyTooLarge: tooLarge.every((hotel) => hotel !== null) ? (split ?? { rooms: null }) : null,
    };
  };
}

/** Public prices of a place. It counts as one hotel: what it refuses, each of its hotels refuses. */
export function askPlaceNights(place: ReturnType<typeof placeRequest>, party: HousedParty): AskNights {
  return async (view, signal) => {
    const body = { ...place, ...partyRequest(party), ...view };
    const { data } = await bffPost<{ data: ResponseOf<typeof placeNights> }>(hubCall('placeNights'), body, {
      signal,
    });
    return { hotels: [data.nights], partyTooLarge: data.partyTooLarge };
  };
}

/** Prices of one reservation, answered to its owner only. @param wish its rooms as they shall be */
export function askReservationNights(address: string, wish: Pick<NightsWish, 'rooms' | 'accessible'>): AskNights {
  return async (view, signal) => {
    const { data } = await bffPost<{ data: { nights: HotelNight[] } }>(address, { ...view, ...wish }, { signal });
    return { hotels: [data.nights], partyTooLarge: null };
  };
}

const freshForMs = 120_000;

export interface NightsRequest extends MonthsInView {
  /** Owner of the nights, a flat key: answers of one owner are merged. */
  owner: readonly (string | null)[];
  ask: AskNights;
  /** Whether to request; otherwise only cached nights are shown. */
  active: boolean;
}

export interface NightsInView {
  nights: Nights;
  status: 'loading' | 'ready' | 'failed';
  error: unknown;
  retry: () => void;
}

/** All cached nights of an owner, because a stay may cross the months in view. The newest answer wins. */
function knownNights(owner: NightsRequest['owner']): Nights {
  const answers = queryClient()
    .getQueryCache()
    .findAll({ queryKey: owner })
    .map(({ state }) => state)
    .sort((a, b) => a.dataUpdatedAt - b.dataUpdatedAt)
    .flatMap(({ data }) => (data === undefined ? [] : [data as NightsAnswer]));
  const hotels: Map<string, HotelNight>[] = [];
  for (const [index, nights] of answers.flatMap((answer) => [...answer.hotels.entries()])) {
    hotels[index] ??= new Map();
    for (const night of nights) hotels[index].set(night.date, night);
  }
  return gatherNights(
    hotels.map((byDate) => [...byDate.values()]),
    answers.at(-1)?.partyTooLarge,
  );
}

const nextView = ({ viewMonth, viewPeriod }: MonthsInView) => ({ viewMonth: addMonths(viewMonth, 1), viewPeriod });

/** One query for each owner and months, so that another request cancels only this one. */
function nightsQuery({ owner, ask }: NightsRequest, months: MonthsInView, enabled: boolean) {
  return atomWithQuery<NightsAnswer>(
    () => ({
      queryKey: [...owner, months],
      queryFn: ({ signal }) => ask(months, signal),
      enabled,
      staleTime: freshForMs,
      // Months and hotels that were seen stay cached while others are looked at.
      gcTime: 5 * freshForMs,
      // Only stale queries: a calendar opens again with today's prices.
      refetchOnMount: true,
      notifyOnChangeProps: ['data', 'status', 'error'],
    }),
    queryClient,
  );
}

const statusOf = { pending: 'loading', success: 'ready', error: 'failed' } as const;

/** Nights and lowest prices of the months in view, with the next months prefetched. Leaving them cancels the request. */
export function newNightsAtom(request: NightsRequest): Atom<NightsInView> {
  const { owner, viewMonth, viewPeriod, active } = request;
  const queryAtom = nightsQuery(request, { viewMonth, viewPeriod }, active);
  // A failed prefetch is repeated, and reported, when its months come into view.
  const aheadAtom = nightsQuery(request, nextView(request), active);
  return atom((get) => {
    const { status, error, refetch } = get(queryAtom);
    if (status === 'success') get(aheadAtom);
    return {
      nights: knownNights(owner),
      status: statusOf[status],
      error: error ?? undefined,
      retry: () => void refetch(),
    };
  });
}
