import { defineRouting } from 'next-intl/routing';
import { defaultLanguage, languages } from './languages';

const prefixes = Object.fromEntries(languages.map(({ locale, segment }) => [locale, `/${segment ?? locale}`] as const));

/** next-intl only rewrites the address; the specification's order of detection is not its own (`detect-language`). */
export const routing = defineRouting({
  locales: languages.map((language) => language.locale),
  defaultLocale: defaultLanguage.locale,
  localePrefix: { mode: 'as-needed', prefixes },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
