import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError } from '@/lib/bff/problem-error';
import { languageOf } from '@/lib/i18n/languages';
import { selectedHotelsAtom } from '@/lib/stay/search-atoms';
import type { HotelRef } from '@/lib/stay/search-state';

interface ProductsAnswer {
  data: { hotels: HotelRef[] };
}

/**
 * Brings the stored hotels to the reader's language, once: they were stored under the names of the language in which
 * they were chosen. Hotels that are gone since are taken out of the search. Where the hub does not answer, the stored
 * names will do.
 * @param settled the state is what this browser has stored
 * @param known hotels whose names the page has already
 * @returns the names of those that are gone, as they were stored
 */
export function useHotelNames(locale: string, known: readonly HotelRef[], settled: boolean): readonly string[] {
  const store = useStore();
  const [gone, setGone] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen later is chosen in the reader's language
  useEffect(() => {
    const names = new Map(known.map(({ hotelId, hotelName }) => [hotelId, hotelName]));
    const stored = store.get(selectedHotelsAtom);
    const hotelIdList = stored.map(({ hotelId }) => hotelId).filter((hotelId) => !names.has(hotelId));
    if (!settled || hotelIdList.length === 0) return;
    const controller = new AbortController();
    const body = { lang: languageOf(locale).code, hotelIdList };
    bffPost<ProductsAnswer>('/api/hub/product/hotel/list', body, { signal: controller.signal }).then(
      ({ data }) => {
        for (const { hotelId, hotelName } of data.hotels) names.set(hotelId, hotelName);
        const isGone = (hotelId: string) => hotelIdList.includes(hotelId) && !names.has(hotelId);
        setGone(stored.filter(({ hotelId }) => isGone(hotelId)).map(({ hotelName }) => hotelName));
        store.set(
          selectedHotelsAtom,
          store
            .get(selectedHotelsAtom)
            .filter(({ hotelId }) => !isGone(hotelId))
            .map(({ hotelId, hotelName }) => ({ hotelId, hotelName: names.get(hotelId) ?? hotelName })),
        );
      },
      (error: unknown) => {
        // Nothing is lost but the other language's name; the search itself says what it cannot reach.
        if (!controller.signal.aborted && !isProblemError(error)) reportError(error);
      },
    );
    return () => controller.abort();
  }, [settled]);
  return gone;
}
