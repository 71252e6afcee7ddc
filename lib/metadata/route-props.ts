import { requireKnownLocale } from '@/lib/i18n/known-locale';
import type { Locale } from '@/lib/i18n/languages';
import type { QueryValues } from '@/lib/routes/query-values';

/** `Segments` are those of a page's address below the language. */
export type RouteParams<Segments = unknown> = { locale: Locale } & Segments;

export interface RouteProps<Segments = unknown> {
  params: Promise<RouteParams<Segments>>;
}

export interface QueryRouteProps<Segments = unknown> extends RouteProps<Segments> {
  searchParams: Promise<QueryValues>;
}

/** The parameters of a page or layout. Not found for an unknown language. */
export async function routeParams<Params extends { locale: string }>(
  params: Promise<Params>,
): Promise<Params & { locale: Locale }> {
  const values = await params;
  const { locale } = values;
  requireKnownLocale(locale);
  return { ...values, locale };
}
