import type { HotelDetail } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { perLocale } from '@/lib/i18n/per-locale';

const countries = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export function addressLine({ street, city, region, postalCode, country }: HotelDetail['address'], locale: Locale) {
  const countryName = countries(locale).of(country) ?? country;
  // Korean, Japanese and Chinese addresses run from the large to the small.
  const parts =
    locale === 'en' ? [street, city, region, postalCode, countryName] : [postalCode, countryName, region, city, street];
  return [...new Set(parts)].join(locale === 'en' ? ', ' : ' ');
}
