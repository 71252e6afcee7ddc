import 'server-only';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { routing } from './routing';

/**
 * Not found for a language that is none of ours: `/robots.txt` or `/api/hotels` may arrive with any text in its place.
 * Next renders page and metadata beside the layout, and what they throw is a 500.
 */
export function requireKnownLocale(locale: string): void {
  if (!hasLocale(routing.locales, locale)) notFound();
}
