import { useEffect, useRef, useState } from 'react';
import { isProblemError } from '@/lib/bff/problem-error';
import type { LanguageCode } from '@/lib/i18n/languages';
import { type HotelSuggestions, type SuggestedHotel, suggestHotels } from '@/lib/stay/suggest-hotels';

/** Rest after a key before the hub is asked, in ms. */
const typingRestMs = 200;
/** How many hotels are listed; who has not found his by then is asked to type. */
export const mostListed = 200;
/** How long an answer is shown again without asking, in ms. */
const freshForMs = 300_000;
const mostKept = 40;

export interface SuggestionsAsk {
  language: LanguageCode;
  query: string;
  category: string;
  detail: string;
}

interface Answer extends HotelSuggestions {
  page: number;
  /** When it came, in ms since 1970. */
  at: number;
}

const kept = new Map<string, Answer>();

function keep(key: string, answer: Answer): void {
  kept.delete(key);
  kept.set(key, answer);
  const oldest = kept.keys().next().value;
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

function fresh(key: string): Answer | null {
  const known = kept.get(key);
  return known !== undefined && Date.now() - known.at < freshForMs ? known : null;
}

/** Forgets everything, for tests that tell another story. */
export function forgetSuggestions(): void {
  kept.clear();
}

export interface SuggestionsInView {
  /** While an answer is on its way: those of the last one. */
  hotels: readonly SuggestedHotel[];
  total: number;
  status: 'loading' | 'ready' | 'failed';
  loadingMore: boolean;
  /** Asks for the next page, where there is one and room for it. */
  loadMore: () => void;
  /** Asks again for what failed. */
  retry: () => void;
}

/**
 * Hotels by what is typed and which place is chosen, page by page. A request is given up when something else
 * is typed or chosen meanwhile.
 */
export function useHotelSuggestions({ language, query, category, detail }: SuggestionsAsk): SuggestionsInView {
  const words = query.trim();
  const key = [language, category, detail, words.toLowerCase()].join('|');
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<{ key: string; answer: Answer } | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [loadingMore, setLoadingMore] = useState(false);
  const asked = `${key}|${attempt}`;
  const controller = useRef<AbortController | null>(null);
  const lastWords = useRef(words);

  const fetchPage = async (page: number, before: readonly SuggestedHotel[], signal: AbortSignal) => {
    try {
      const { hotels, total } = await suggestHotels({ language, query: words, category, detail, page }, signal);
      const known = new Set(before.map(({ hotelId }) => hotelId));
      const added = hotels.filter(({ hotelId }) => !known.has(hotelId));
      const answer = { hotels: [...before, ...added], total, page, at: Date.now() };
      keep(key, answer);
      setShown({ key, answer });
      setFailed(null);
    } catch (error) {
      // Given up for another word: nobody waits for it.
      if (signal.aborted) return;
      setFailed(asked);
      // The hub or the line: the list says so. Whatever else is wrong is a fault of ours, and must be heard of.
      if (!isProblemError(error)) reportError(error);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another key or a further try alone
  useEffect(() => {
    const typed = lastWords.current !== words;
    lastWords.current = words;
    const known = fresh(key);
    if (known !== null) {
      setShown({ key, answer: known });
      return;
    }
    const current = new AbortController();
    controller.current = current;
    const timer = setTimeout(() => void fetchPage(1, [], current.signal), typed ? typingRestMs : 0);
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [asked]);

  const hotels = shown?.answer.hotels ?? [];
  const total = shown?.answer.total ?? 0;
  const ready = shown?.key === key;
  const canLoadMore = ready && hotels.length < Math.min(total, mostListed);
  const loadMore = () => {
    if (!canLoadMore || loadingMore) return;
    if (controller.current === null || controller.current.signal.aborted) controller.current = new AbortController();
    setLoadingMore(true);
    void fetchPage(shown.answer.page + 1, hotels, controller.current.signal).finally(() => setLoadingMore(false));
  };
  const status = failed === asked ? 'failed' : ready ? 'ready' : 'loading';
  return { hotels, total, status, loadingMore, loadMore, retry: () => setAttempt((count) => count + 1) };
}
