import 'server-only';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { routing } from './routing';

/** Not found for an unknown language (`/robots.txt`): Next makes a 500 of what pages throw. */
export function requireKnownLocale(locale: string): void {
  if (!hasLocale(routing.locales, locale)) notFound();
}
