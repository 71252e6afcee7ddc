import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { type Locale, languageOf } from '@/lib/i18n/languages';
import { perLocale } from '@/lib/i18n/per-locale';

const countries = perLocale((locale) => new Intl.DisplayNames(locale, { type: 'region' }));

export function addressLine({ street, city, region, postalCode, country }: HotelDetail['address'], locale: Locale) {
  const countryName = countries(locale).of(country) ?? country;
  const { largestFirst } = languageOf(locale);
  const parts = largestFirst
    ? [postalCode, countryName, region, city, street]
    : [street, city, region, postalCode, countryName];
  return [...new Set(parts)].join(largestFirst ? ' ' : ', ');
}

/** `서울 · 종로구`. A city that carries its region's name says it alone: `Jeonju`, `全州市`. */
export function placeName({ regionName, cityName }: { regionName: string; cityName: string }): string {
  return cityName.startsWith(regionName) ? cityName : `${regionName}\u00A0· ${cityName}`;
}
