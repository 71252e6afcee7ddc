import { getTranslations } from 'next-intl/server';
import type { Landmark } from '@/lib/hub/contract/hotel';
import type { Locale } from '@/lib/i18n/languages';
import { formatDistance } from '@/lib/stay/format-distance';

/** `0.4 km, 7 min on foot`; without the time where the hotel does not say it. */
export async function lengthOfWay(locale: Locale, { distanceKm, travel }: Landmark): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'common.way' });
  const distance = formatDistance(distanceKm, locale);
  return travel ? t('length', { distance, time: t(travel.by, { minutes: travel.minutes }) }) : distance;
}

/** `0.4 km, 7 min on foot from Seoul Station`. */
export async function wayFrom(locale: Locale, landmark: Landmark): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'results' });
  return t('place.landmark', { name: landmark.name, distance: await lengthOfWay(locale, landmark) });
}
