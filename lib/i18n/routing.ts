import { defineRouting } from 'next-intl/routing';
import { defaultLanguage, languages } from './languages';

/** next-intl only rewrites the address; the specification's order of detection is not its own (`detect-language`). */
export const routing = defineRouting({
  locales: languages.map((language) => language.locale),
  defaultLocale: defaultLanguage.locale,
  localePrefix: {
    mode: 'as-needed',
    prefixes: Object.fromEntries(
      languages.flatMap(({ locale, segment }) => (segment ? [[locale, `/${segment}`]] : [])),
    ),
  },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
