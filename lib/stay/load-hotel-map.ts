import 'server-only';
import type { HotelDetail } from '@/lib/hub/contract/hotel';
import { loadRegionMap } from '@/lib/hub/load-hotels';
import type { LanguageCode } from '@/lib/i18n/languages';
import { DEFAULT_CATEGORY } from './stay';

/** The map of a hotel's region; null where the hub has none. */
export const loadHotelMap = ({ categories }: Pick<HotelDetail, 'categories'>, language: LanguageCode) =>
  loadRegionMap(categories.find(({ category }) => category === DEFAULT_CATEGORY)?.detail ?? '', language);
