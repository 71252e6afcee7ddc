'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import type { SeoulDay } from '@/lib/stay/dates';
import { searchStateAtom, takeOverSearchAtom } from '@/lib/stay/search-atoms';
import type { StaySearch } from '@/lib/stay/search-params';
import { type HotelRef, initialSearchState, type SearchState, stateOfSearch } from '@/lib/stay/search-state';

/**
 * The search state that a form shows. First what the server rendered (the address, or the default stay of its
 * day), then, once `settled`, what is stored; an address wins and is taken over into the store.
 */
export function useSearchState(
  today: SeoulDay,
  hotels: readonly HotelRef[],
  search?: StaySearch,
): { state: SearchState; settled: boolean } {
  const stored = useAtomValue(searchStateAtom);
  const takeOver = useSetAtom(takeOverSearchAtom);
  const [settled, setSettled] = useState(false);
  const rendered = useMemo(() => {
    const initial = initialSearchState(today);
    return search === undefined ? initial : stateOfSearch(initial, search, hotels);
  }, [today, hotels, search]);

  useEffect(() => {
    if (search !== undefined) takeOver(search, hotels);
    setSettled(true);
  }, [search, hotels, takeOver]);

  return { state: settled ? stored : rendered, settled };
}
