import { type Atom, atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { queryClient } from '@/lib/bff/query-client';
import { addMonths } from '@/lib/dates/day';
import type { MonthsInView } from '@/lib/hub/contract/available-dates';
import { gatherNights, type HotelNight, type Nights, unknownNights } from '@/lib/stay/availability';
import type { AskNights, NightsAnswer } from './ask-nights';

/** Prices change: nights are requested again after this time, in ms. */
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
  status: 'off' | 'loading' | 'ready' | 'failed';
  error: unknown;
  retry: () => void;
}

/** All cached nights of an owner, because a stay may cross the months in view. The newest answer wins. */
function knownNights(owner: NightsRequest['owner']): Nights {
  const answers = queryClient
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
    () => queryClient,
  );
}

const notAsked: NightsInView = { nights: unknownNights, status: 'off', error: undefined, retry: () => undefined };
const statusOf = { pending: 'loading', success: 'ready', error: 'failed' } as const;

/**
 * Nights and lowest prices of the months in view, with the next months prefetched. Leaving them cancels the request.
 * @param requestAtom null where no hotel is chosen
 */
export function nightsInView(requestAtom: Atom<NightsRequest | null>): Atom<NightsInView> {
  const queryAtom = atom((get) => {
    const request = get(requestAtom);
    if (request === null) return null;
    const { viewMonth, viewPeriod, active } = request;
    return nightsQuery(request, { viewMonth, viewPeriod }, active);
  });
  const resultAtom = atom((get) => {
    const query = get(queryAtom);
    return query && get(query);
  });
  const isThereAtom = atom((get) => get(resultAtom)?.isSuccess ?? false);
  // A failed prefetch is repeated, and reported, when its months come into view.
  const aheadAtom = atom((get) => {
    const request = get(requestAtom);
    if (request === null || !get(isThereAtom)) return null;
    return nightsQuery(request, nextView(request), request.active);
  });
  const dataAtom = atom((get) => get(resultAtom)?.data);
  const aheadDataAtom = atom((get) => {
    const query = get(aheadAtom);
    return query && get(query).data;
  });
  const nightsAtom = atom((get) => {
    const request = get(requestAtom);
    get(dataAtom);
    get(aheadDataAtom);
    return request === null ? unknownNights : knownNights(request.owner);
  });
  return atom((get) => {
    const result = get(resultAtom);
    if (result === null) return notAsked;
    const { status, error, refetch } = result;
    return {
      nights: get(nightsAtom),
      status: statusOf[status],
      error: error ?? undefined,
      retry: () => void refetch(),
    };
  });
}
