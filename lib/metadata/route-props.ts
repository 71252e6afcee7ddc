import { getLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/languages';
import type { QueryValues } from '@/lib/routes/query-values';

/** `Segments` are those of a page's address below the language. */
export interface RouteProps<Segments = unknown> {
  params: Promise<Segments>;
}

export interface QueryRouteProps<Segments = unknown> extends RouteProps<Segments> {
  searchParams: Promise<QueryValues>;
}

export type RouteParams<Segments = unknown> = Segments & { locale: Locale };

/** What the address of a page says: its segments and its language. */
export const routeParams = <Segments>(params: Promise<Segments>): Promise<RouteParams<Segments>> =>
  params.then(async (segments) => ({ ...segments, locale: await getLocale() }));
