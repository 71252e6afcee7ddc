import { type Atom, atom } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { gatherNights, type HotelNight, type Nights, unknownNights } from '@/lib/stay/availability';
import { addMonths } from '@/lib/stay/dates';
import type { AskNights, MonthsInView, NightsAnswer } from './ask-nights';
import { searchClient } from './search-client';

export interface NightsRequest extends MonthsInView {
  /** Whose nights: answers of one owner are shown together, whichever months they cover. Flat, to be matched exactly. */
  owner: readonly (string | null)[];
  ask: AskNights;
  /** Whether to ask; otherwise only what is known already is shown. */
  active: boolean;
}

export interface NightsInView {
  nights: Nights;
  status: 'off' | 'loading' | 'ready' | 'failed';
  /** Why the nights in view are not there, while they have failed. */
  error: unknown;
  /** Asks again for what failed. */
  retry: () => void;
}

/** All that is known of an owner's nights: a stay may run over the edge of what is in view. The newest answer wins. */
function knownNights(owner: NightsRequest['owner']): Nights {
  const answers = searchClient
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

/** One query for each owner and months, so that another request gives up this one and no other. */
function nightsQuery({ owner, ask }: NightsRequest, months: MonthsInView, enabled: boolean) {
  return atomWithQuery<NightsAnswer>(
    () => ({
      queryKey: [...owner, months],
      queryFn: ({ signal }) => ask(months, signal),
      enabled,
      notifyOnChangeProps: ['data', 'status', 'error'],
    }),
    () => searchClient,
  );
}

const notAsked: NightsInView = { nights: unknownNights, status: 'off', error: undefined, retry: () => undefined };
const statusOf = { pending: 'loading', success: 'ready', error: 'failed' } as const;

/**
 * Nights and lowest prices of the months in view, asked for as they come into view. What the next turn of the calendar
 * shows is fetched ahead. A request is given up when its months or its owner are left.
 * @param requestAtom null where no hotel is chosen, and so nothing is asked
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
  // What is fetched ahead and fails is asked for again, and then reported, when it comes into view.
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
