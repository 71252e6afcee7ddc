import 'server-only';
import { LRUCache } from 'lru-cache';
import { getTranslations } from 'next-intl/server';
import { loadHotelDetail } from '@/lib/hub/load-hotels';
import { loadPackage } from '@/lib/hub/load-packages';
import { loadRestaurant } from '@/lib/hub/load-restaurants';
import { languageOf } from '@/lib/i18n/languages';
import { isPreviewedPage, pageSubject } from './page-preview';
import type { PreviewName } from './preview-address';
import { hotelPreview, type PreviewSubject, packagePreview, restaurantPreview } from './preview-subject';

async function load({ kind, id, locale }: PreviewName): Promise<PreviewSubject | null> {
  if (kind === 'page') return isPreviewedPage(id) ? pageSubject(id, await getTranslations({ locale }), locale) : null;
  if (kind === 'restaurant') {
    const restaurant = await loadRestaurant(id, languageOf(locale).code);
    return restaurant && restaurantPreview(restaurant, locale);
  }
  if (kind === 'offer') {
    const known = await loadPackage(id, languageOf(locale).code);
    return known && packagePreview(known, locale);
  }
  const hotel = await loadHotelDetail(id, languageOf(locale).code);
  return hotel && hotelPreview(hotel, locale);
}

interface Known {
  subject: PreviewSubject | null;
}

const known = new LRUCache<string, Known, PreviewName>({
  max: 500,
  ttl: 60_000,
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context }) => ({ subject: await load(context) }),
});

export async function loadPreviewSubject(name: PreviewName): Promise<PreviewSubject | null> {
  const key = JSON.stringify([name.kind, name.id, name.locale]);
  return (await known.forceFetch(key, { context: name })).subject;
}
