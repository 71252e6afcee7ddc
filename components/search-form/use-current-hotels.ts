import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { selectedHotelsAtom } from '@/lib/stay/search-atoms';
import type { HotelRef } from '@/lib/stay/search-state';
import { useHotelNames } from './hotel-names';

/**
 * Brings the stored hotels to the reader's language, once: they were stored under the names of the language in which
 * they were chosen. Hotels that are gone since are taken out of the search. Where the hub does not answer, the stored
 * names will do.
 * @param settled the state is what this browser has stored
 * @param known hotels whose names the page has already
 * @returns the names of those that are gone, as they were stored
 */
export function useCurrentHotels(locale: string, known: readonly HotelRef[], settled: boolean): readonly string[] {
  const store = useStore();
  const [stored, setStored] = useState<readonly HotelRef[]>([]);
  const ids = stored.map(({ hotelId }) => hotelId);
  const names = useHotelNames(locale, ids);
  const gone = names === null ? [] : stored.filter(({ hotelId }) => !names.has(hotelId));

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is chosen in the reader's language
  useEffect(() => {
    const isKnown = ({ hotelId }: HotelRef) => known.some((hotel) => hotel.hotelId === hotelId);
    if (settled) setStored(store.get(selectedHotelsAtom).filter((hotel) => !isKnown(hotel)));
  }, [settled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is gone follows from the names
  useEffect(() => {
    if (names === null) return;
    const here = store
      .get(selectedHotelsAtom)
      .filter(({ hotelId }) => !gone.some((hotel) => hotel.hotelId === hotelId));
    store.set(
      selectedHotelsAtom,
      here.map(({ hotelId, hotelName }) => ({ hotelId, hotelName: names.get(hotelId) ?? hotelName })),
    );
  }, [names]);
  return gone.map(({ hotelName }) => hotelName);
}
