import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { followSeoulDay } from '@/components/stay/follow-seoul-day';
import { serverNow } from '@/lib/bff/server-clock';
import type { SeoulDay } from '@/lib/dates/day';
import { seoulToday } from '@/lib/dates/moment';
import { pageHotelAtom, searchStateAtom, storedSearchAtom, todayAtom } from '@/lib/stay/search-atoms';
import type { Stay } from '@/lib/stay/search-params';
import { type HotelRef, resetPastStay, stateOfSearch } from '@/lib/stay/search-state';
import { searchStorage } from '@/lib/stay/search-storage';

const storage = searchStorage();

export interface SearchOfPage {
  /** The day that the page was rendered on, in Seoul. */
  today: SeoulDay;
  /** Hotels that the address may name. */
  hotels: readonly HotelRef[];
  /** The search of the address, which wins over the stored one. */
  search: Stay | undefined;
  hotel: HotelRef | undefined;
}

/**
 * Keeps the search state and its stored form together for as long as a form is there.
 * @returns whether the state is the stored one by now, and that of the address
 */
export function useStoredSearch({ today, hotels, search, hotel }: SearchOfPage): boolean {
  const store = useStore();
  const [settled, setSettled] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a hotel is its id
  useEffect(() => {
    store.set(pageHotelAtom, hotel ?? null);
  }, [store, hotel?.hotelId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and followed from then on
  useEffect(() => {
    const nowMs = serverNow();
    const day = nowMs === null ? today : seoulToday(nowMs);
    const { state, isReset } = storage.read(day);
    store.set(todayAtom, day);
    store.set(searchStateAtom, state);
    const write = () => storage.write(store.get(storedSearchAtom));
    if (isReset) write();
    return store.sub(storedSearchAtom, write);
  }, [store]);

  useEffect(() => {
    if (search !== undefined) store.set(searchStateAtom, (state) => stateOfSearch(state, search, hotels));
    setSettled(true);
  }, [store, search, hotels]);

  // A page that stays open over midnight searches what it shows, and shows no night that is over.
  useEffect(
    () =>
      followSeoulDay(today, (day) => {
        store.set(todayAtom, day);
        store.set(searchStateAtom, (before) => resetPastStay(before, day));
      }),
    [store, today],
  );

  return settled;
}
