import { notFound } from 'next/navigation';
import { locale as rootLocale } from 'next/root-params';
import { hasLocale } from 'next-intl';
import { getRequestConfig } from 'next-intl/server';
import { loadMessages } from './messages';
import { routing } from './routing';

/**
 * Texts in the language that is asked for, else in that of the address, which route handlers have to name. Not found for
 * an unknown language (`/robots.txt`): Next makes a 500 of what pages throw.
 */
export default getRequestConfig(async (asked) => {
  const locale = asked.locale ?? (await rootLocale());
  if (!hasLocale(routing.locales, locale)) notFound();
  return { locale, messages: await loadMessages(locale), timeZone: 'Asia/Seoul' };
});
