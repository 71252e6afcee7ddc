/**
 * Every spelling of each; nothing else maps a language by hand.
 * - `locale`: BCP 47, for Next, `<html lang>`, hreflang and Intl
 * - `code`: the hub's and `localStorageLanguage`'s spelling
 * - `segment`: first part of the address, null for the language without a prefix
 * - `queryValues`: what `?lang=` may say
 * - `weekStartsOn`: 0 Sunday, 1 Monday
 * - `largestFirst`: names begin with the family name, addresses with the country
 */
export const languages = [
  {
    locale: 'ko',
    code: 'ko',
    segment: null,
    queryValues: ['ko', 'kr', 'kor'],
    weekStartsOn: 0,
    largestFirst: true,
    label: '한국어',
  },
  {
    locale: 'en',
    code: 'en',
    segment: 'en',
    queryValues: ['en'],
    weekStartsOn: 0,
    largestFirst: false,
    label: 'English',
  },
  {
    locale: 'ja',
    code: 'jp',
    segment: 'jp',
    queryValues: ['jp'],
    weekStartsOn: 0,
    largestFirst: true,
    label: '日本語',
  },
  {
    locale: 'zh-CN',
    code: 'ch',
    segment: 'cn',
    queryValues: ['cn'],
    weekStartsOn: 1,
    largestFirst: true,
    label: '中文',
  },
] as const;

export type Language = (typeof languages)[number];
export type Locale = Language['locale'];
export type LanguageCode = Language['code'];

export const defaultLanguage: Language = languages[0];

export function languageOf(locale: string): Language {
  const found = languages.find((language) => language.locale === locale);
  if (!found) throw new RangeError(`no such locale: ${locale}`);
  return found;
}

export function languageByCode(code: string | undefined): Language | undefined {
  return languages.find((language) => language.code === code);
}

export function languageByQuery(value: string | null | undefined): Language | undefined {
  return languages.find((language) => (language.queryValues as readonly string[]).includes(value ?? ''));
}

/** The language that an address names by its first segment; addresses without one are Korean's. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1];
  return languages.find((language) => language.segment !== null && language.segment === first) ?? defaultLanguage;
}
