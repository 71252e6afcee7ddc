import { atom, useAtomValue } from 'jotai';
import { useDeferredValue, useMemo } from 'react';
import { type NightsInView, type NightsRequest, nightsInView } from './nights-in-view';

/** Nights outside the search form, see `nightsInView`. */
export function useNights(request: Omit<NightsRequest, 'active'>): NightsInView {
  const { owner, viewMonth, viewPeriod } = request;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner by its text; one owner has one way of asking
  const inViewAtom = useMemo(
    () => nightsInView(atom<NightsRequest>({ ...request, active: true })),
    [JSON.stringify(owner), viewMonth, viewPeriod],
  );
  // A calendar full of prices renders in pieces while it is already used.
  return useDeferredValue(useAtomValue(inViewAtom));
}
