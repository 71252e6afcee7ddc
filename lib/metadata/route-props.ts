import { getLocale } from 'next-intl/server';
import { type LanguageCode, type Locale, languageOf } from '@/lib/i18n/languages';
import type { QueryValues } from '@/lib/routes/query-values';

/** `Segments` are those of a page's address below the language. */
export interface RouteProps<Segments = unknown> {
  params: Promise<Segments>;
}

export interface QueryRouteProps<Segments = unknown> extends RouteProps<Segments> {
  searchParams: Promise<QueryValues>;
}

/** `lang` is the hub's spelling of the language. */
export type RouteParams<Segments = unknown> = Segments & { locale: Locale; lang: LanguageCode };

export const routeLanguage = async (): Promise<LanguageCode> => languageOf(await getLocale()).code;

/** What the address of a page says: its segments and its language. */
export const routeParams = <Segments>(params: Promise<Segments>): Promise<RouteParams<Segments>> =>
  params.then(async (segments) => ({ ...segments, locale: await getLocale(), lang: await routeLanguage() }));
