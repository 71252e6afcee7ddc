import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { HotelSuggestions } from '@/lib/hub/contract/hotel';
import { hotelsOf, newSuggestionAtoms, type SearchedPlace } from '@/lib/stay/suggestion-atoms';

export interface SuggestionsInView {
  /** While an answer is on its way: those of the last one. */
  hotels: HotelSuggestions['hotels'];
  total: number;
  status: 'loading' | 'ready' | 'failed';
  loadingMore: boolean;
  loadMore: () => void;
  retry: () => void;
}

/**
 * Hotels by what is typed and which place is chosen, page by page. A request is given up when something else
 * is typed or chosen meanwhile.
 */
export function useHotelSuggestions({ language, category, detail }: SearchedPlace) {
  // One query for all places, so that its last list stays shown.
  const [{ typedAtom, placeAtom, pagesAtom }] = useState(() => newSuggestionAtoms({ language, category, detail }));
  const setPlace = useSetAtom(placeAtom);
  useEffect(() => setPlace({ language, category, detail }), [setPlace, language, category, detail]);
  const [query, setQuery] = useAtom(typedAtom);
  const result = useAtomValue(pagesAtom);
  const { data, isError, isPlaceholderData, isFetchingNextPage, hasNextPage } = result;
  const pages = data?.pages ?? [];
  const found: SuggestionsInView = {
    hotels: hotelsOf(pages),
    total: pages.at(-1)?.total ?? 0,
    status: isError ? 'failed' : data !== undefined && !isPlaceholderData ? 'ready' : 'loading',
    loadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isPlaceholderData && !isFetchingNextPage) void result.fetchNextPage();
    },
    retry: () => void (result.isFetchNextPageError ? result.fetchNextPage() : result.refetch()),
  };
  return { query, setQuery, found };
}
