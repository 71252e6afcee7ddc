import { type InfiniteData, keepPreviousData, type QueryKey } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomWithInfiniteQuery } from 'jotai-tanstack-query';
import { bffGet } from '@/lib/bff/bff-client';
import { queryClient } from '@/lib/bff/query-client';
import type { HotelSuggestions } from '@/lib/hub/contract/hotel';
import { beginningOf, tidySearch } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';
import { ALL_DETAILS, type Place } from './stay';

const typingRestMs = 200;
/** How many hotels are listed. Below a longer list the guest is asked to type more of the name. */
export const mostListed = 200;
const freshForMs = 300_000;
const LONGEST_QUERY = 80;

/** Of all pages, each hotel once: the catalogue may have moved between two of them. */
export function hotelsOf(pages: readonly HotelSuggestions[]): HotelSuggestions['hotels'] {
  return [...new Map(pages.flatMap(({ hotels }) => hotels).map((hotel) => [hotel.hotelId, hotel])).values()];
}

/** Rejects once another key was pressed: the query of the earlier words is cancelled then. */
const typingRests = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, typingRestMs);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

export interface SearchedPlace extends Pick<Place, 'category' | 'detail'> {
  language: LanguageCode;
}

/** What is typed, and the hotels for it, of the place that is chosen in the search. */
export function newSuggestionAtoms(chosen: SearchedPlace) {
  const typedAtom = atom('');
  const placeAtom = atom(chosen);
  const pagesAtom = atomWithInfiniteQuery<HotelSuggestions, Error, InfiniteData<HotelSuggestions>, QueryKey, number>(
    (get) => {
      const query = tidySearch(get(typedAtom));
      const { language, ...place } = get(placeAtom);
      return {
        queryKey: ['hotelSuggestions', language, place, query.toLowerCase()],
        queryFn: async ({ pageParam, signal }) => {
          if (query !== '' && pageParam === 1) await typingRests(signal);
          const isEverywhere = place.detail === ALL_DETAILS;
          const path = hubCall('suggestHotels', {
            lang: language,
            page: pageParam,
            query: beginningOf(query, LONGEST_QUERY),
            category: isEverywhere ? '' : place.category,
            detail: isEverywhere ? '' : place.detail,
          });
          const { hotels, total } = (await bffGet<{ data: HotelSuggestions }>(path, { signal })).data;
          // An answer without a list fails here, so that the failure is shown and reported.
          return { hotels: [...hotels], total };
        },
        initialPageParam: 1,
        getNextPageParam: ({ total }, pages) =>
          hotelsOf(pages).length < Math.min(total, mostListed) ? pages.length + 1 : undefined,
        staleTime: freshForMs,
        refetchOnMount: true,
        placeholderData: keepPreviousData,
      };
    },
    queryClient,
  );
  return { typedAtom, placeAtom, pagesAtom };
}
