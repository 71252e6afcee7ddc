import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import { listPackages, packageDetail, type StayPackage } from './contract/package';
import { callHub } from './hub-client';

/** Those that can be booked today, of the group, or of one hotel with this hotel alone. @throws HubError */
export const loadPackages = cache(async (language: LanguageCode, hotelId?: string): Promise<StayPackage[]> => {
  const query = { lang: language, hotelId };
  const { packages } = (await callHub(listPackages, { query, signal: visitorSignal() })).data;
  if (hotelId === undefined) return packages;
  return packages
    .map((one) => ({ ...one, hotels: one.hotels.filter((hotel) => hotel.hotelId === hotelId) }))
    .filter(({ hotels }) => hotels.length > 0);
});

/** Null for one that does not exist or has ended. @throws HubError for every other failure */
export const loadPackage = cache(async (packageId: string, language: LanguageCode): Promise<StayPackage | null> => {
  if (!entityId.safeParse(packageId).success) return null;
  return unlessAbsent(['package', language, packageId], async () => {
    const { data } = await callHub(packageDetail, {
      params: { packageId },
      query: { lang: language },
      signal: visitorSignal(),
    });
    return data;
  });
});
