import 'server-only';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import type { Locale } from './languages';
import { routing } from './routing';

/** Not found for an unknown language (`/robots.txt`): Next makes a 500 of what pages throw. */
export function requireKnownLocale(locale: string): asserts locale is Locale {
  if (!hasLocale(routing.locales, locale)) notFound();
}
