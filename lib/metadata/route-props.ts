import type { Locale } from '@/lib/i18n/languages';
import type { QueryValues } from '@/lib/stay/search-params';

/** Props of a page; `Segments` are those of its address below the language. */
export interface RouteProps<Segments = unknown> {
  params: Promise<{ locale: Locale } & Segments>;
}

/** Props of a page that reads its query. */
export interface QueryRouteProps<Segments = unknown> extends RouteProps<Segments> {
  searchParams: Promise<QueryValues>;
}
