import { countryCodes } from '@/lib/hub/contract/country-codes';
import { perLocale } from '@/lib/i18n/per-locale';

const names = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

/** The code itself for what is no code of a country. */
export const countryName = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names(locale).of(code) ?? code) : code;

export const countryOptions = perLocale((locale) => {
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .toSorted((one, other) => compare(one.label, other.label));
});
