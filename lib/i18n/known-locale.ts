import 'server-only';
import { notFound } from 'next/navigation';
import { hasLocale } from 'next-intl';
import { routing } from './routing';

/** Not found for a language that is none of ours (`/robots.txt`): Next makes a 500 of what pages throw. */
export function requireKnownLocale(locale: string): void {
  if (!hasLocale(routing.locales, locale)) notFound();
}
