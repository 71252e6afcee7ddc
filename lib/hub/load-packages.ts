import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { visitorSignal } from '@/lib/request/page-answer';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import { listPackages, packageDetail, type StayPackage } from './contract/package';
import { callHub } from './hub-client';
import { isHubError } from './hub-error';

/** Those that can be booked today. @throws HubError */
export const loadPackages = cache(
  async (language: LanguageCode): Promise<StayPackage[]> =>
    (await callHub(listPackages, { query: { lang: language }, signal: visitorSignal() })).data.packages,
);

/**
 * Those of the group, or of one hotel with this hotel alone. None where the hub cannot send them: pages about something else
 * do without.
 */
export const loadPackagesBeside = cache(async (language: LanguageCode, hotelId?: string): Promise<StayPackage[]> => {
  try {
    const query = { lang: language, hotelId };
    const { packages } = (await callHub(listPackages, { query, signal: visitorSignal() })).data;
    if (hotelId === undefined) return packages;
    return packages
      .map((one) => ({ ...one, hotels: one.hotels.filter((hotel) => hotel.hotelId === hotelId) }))
      .filter(({ hotels }) => hotels.length > 0);
  } catch (error) {
    if (isHubError(error)) return [];
    throw error;
  }
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
