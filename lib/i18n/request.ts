import { locale as rootLocale } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { requireKnownLocale } from './known-locale';
import { loadMessages } from './messages';

/** Texts in the language that is asked for, else in that of the address, which route handlers have to name. */
export default getRequestConfig(async (asked) => {
  const locale = asked.locale ?? (await rootLocale());
  requireKnownLocale(locale);
  return { locale, messages: await loadMessages(locale), timeZone: 'Asia/Seoul' };
});
