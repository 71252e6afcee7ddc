import { defineRouting } from 'next-intl/routing';
import { defaultLanguage, languages } from './languages';

/**
 * next-intl only rewrites the address here. Which language a visitor gets is decided by
 * `lib/i18n/detect-language`, because the specification's order (address, stored, header) is not next-intl's.
 */
export const routing = defineRouting({
  locales: languages.map((language) => language.locale),
  defaultLocale: defaultLanguage.locale,
  localePrefix: { mode: 'as-needed', prefixes: { ja: '/jp', 'zh-CN': '/cn' } },
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
});
