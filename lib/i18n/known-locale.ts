import 'server-only';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { routing } from './routing';

/**
 * Ends in the not-found page for a language that is none of ours: what goes around the middleware
 * (`/robots.txt`, `/api/hotels`) arrives at the pages with any text in its place. The layout refuses it too,
 * but Next renders page and metadata beside the layout, and what they throw is a 500.
 */
export function requireKnownLocale(locale: string): void {
  if (!hasLocale(routing.locales, locale)) notFound();
}
