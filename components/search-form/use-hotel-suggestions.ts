import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchClient } from '@/components/stay/search-client';
import type { HotelSuggestions } from '@/lib/hub/contract/hotel';
import { tidySearch } from '@/lib/hub/contract/typed-text';
import { type HotelSuggestionsAsk, suggestHotels } from '@/lib/stay/suggest-hotels';

/** Rest after a key before the hub is asked, in ms. */
const typingRestMs = 200;
/** How many hotels are listed; who has not found his by then is asked to type. */
export const mostListed = 200;
/** How long an answer is shown again without asking, in ms. */
const freshForMs = 300_000;

export interface SuggestionsInView {
  /** While an answer is on its way: those of the last one. */
  hotels: HotelSuggestions['hotels'];
  total: number;
  status: 'loading' | 'ready' | 'failed';
  loadingMore: boolean;
  /** Asks for the next page, where there is one and room for it. */
  loadMore: () => void;
  /** Asks again for what failed. */
  retry: () => void;
}

/** Of all pages, each hotel once: the catalogue may have moved between two of them. */
function hotelsOf(pages: readonly HotelSuggestions[]): HotelSuggestions['hotels'] {
  return [...new Map(pages.flatMap(({ hotels }) => hotels).map((hotel) => [hotel.hotelId, hotel])).values()];
}

/** The words once the typing rests. */
function useRestedWords(words: string): string {
  const [rested, setRested] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), typingRestMs);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
}

/**
 * Hotels by what is typed and which place is chosen, page by page. A request is given up when something else
 * is typed or chosen meanwhile.
 */
export function useHotelSuggestions({ language, query, category, detail }: HotelSuggestionsAsk): SuggestionsInView {
  const words = tidySearch(query);
  const isResting = useRestedWords(words) === words;
  const queryKey = ['hotelSuggestions', language, category, detail, words.toLowerCase()];
  const result = useInfiniteQuery(
    {
      queryKey,
      queryFn: async ({ pageParam, signal }) => {
        const asked = { language, query: words, category, detail, page: pageParam };
        const { hotels, total } = await suggestHotels(asked, signal);
        // An answer without a list fails here, where it is said and reported.
        return { hotels: [...hotels], total };
      },
      initialPageParam: 1,
      getNextPageParam: ({ total }, pages) =>
        hotelsOf(pages).length < Math.min(total, mostListed) ? pages.length + 1 : undefined,
      enabled: isResting || searchClient.getQueryData(queryKey) !== undefined,
      staleTime: freshForMs,
      placeholderData: keepPreviousData,
    },
    searchClient,
  );
  const { data, isError, isPlaceholderData, isFetchingNextPage, hasNextPage } = result;
  const pages = data?.pages ?? [];
  return {
    hotels: hotelsOf(pages),
    total: pages.at(-1)?.total ?? 0,
    status: isError ? 'failed' : data !== undefined && !isPlaceholderData ? 'ready' : 'loading',
    loadingMore: isFetchingNextPage,
    loadMore: () => {
      if (hasNextPage && !isPlaceholderData && !isFetchingNextPage) void result.fetchNextPage();
    },
    retry: () => void (result.isFetchNextPageError ? result.fetchNextPage() : result.refetch()),
  };
}
