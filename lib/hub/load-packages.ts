import 'server-only';
import { cache } from 'react';
import type { LanguageCode } from '@/lib/i18n/languages';
import { unlessAbsent } from './absent-addresses';
import { entityId } from './contract/common';
import { listPackages, packageDetail, type StayPackage } from './contract/package';
import { hubData } from './hub-data';

/** Those that can be booked today, of the group, or of one hotel with this hotel alone. @throws HubError */
export const loadPackages = cache(async (lang: LanguageCode, hotelId?: string): Promise<StayPackage[]> => {
  const { packages } = await hubData(listPackages, { query: { lang, hotelId } });
  if (hotelId === undefined) return packages;
  return packages
    .map((one) => ({ ...one, hotels: one.hotels.filter((hotel) => hotel.hotelId === hotelId) }))
    .filter(({ hotels }) => hotels.length > 0);
});

/** Null for one that does not exist or has ended. @throws HubError for every other failure */
export const loadPackage = cache(async (packageId: string, lang: LanguageCode): Promise<StayPackage | null> => {
  if (!entityId.safeParse(packageId).success) return null;
  const input = { params: { packageId }, query: { lang } };
  return unlessAbsent(['package', lang, packageId], () => hubData(packageDetail, input));
});
