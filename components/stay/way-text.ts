import { getLocale, getTranslations } from 'next-intl/server';
import type { Landmark } from '@/lib/hub/contract/hotel';
import { formatDistance } from '@/lib/stay/format-distance';

/** `0.4 km, 7 min on foot`; without the time where the hotel does not say it. */
export async function lengthOfWay({ distanceKm, travel }: Landmark): Promise<string> {
  const t = await getTranslations('common.way');
  const distance = formatDistance(distanceKm, await getLocale());
  return travel ? t('length', { distance, time: t(travel.by, { minutes: travel.minutes }) }) : distance;
}

/** `0.4 km, 7 min on foot from Seoul Station`. */
export async function wayFrom(landmark: Landmark): Promise<string> {
  const t = await getTranslations('results');
  return t('place.landmark', { name: landmark.name, distance: await lengthOfWay(landmark) });
}
