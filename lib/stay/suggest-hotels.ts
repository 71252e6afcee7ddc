import { bffGet } from '@/lib/bff/bff-client';
import type { HotelSuggestions } from '@/lib/hub/contract/hotel';
import { beginningOf } from '@/lib/hub/contract/typed-text';
import type { LanguageCode } from '@/lib/i18n/languages';
import { hubCall } from '@/lib/routes/hub-calls';
import { ALL_DETAILS } from './search-category';

export interface HotelSuggestionsAsk {
  language: LanguageCode;
  query: string;
  category: string;
  detail: string;
  page?: number;
}

const LONGEST_QUERY = 80;

/** Those whose name fits what was typed best come first. @throws ProblemError of the BFF */
export async function suggestHotels(ask: HotelSuggestionsAsk, signal?: AbortSignal): Promise<HotelSuggestions> {
  const { language, query, category, detail, page = 1 } = ask;
  const isPlace = detail !== ALL_DETAILS;
  const path = hubCall('suggestHotels', {
    lang: language,
    page,
    query: beginningOf(query.trim(), LONGEST_QUERY),
    category: isPlace ? category : '',
    detail: isPlace ? detail : '',
  });
  const { data } = await bffGet<{ data: HotelSuggestions }>(path, { signal });
  return data;
}
