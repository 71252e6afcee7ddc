import 'server-only';
import type { StayNotice } from '@/lib/hub/contract/facility-facts';
import type { HotelSummary } from '@/lib/hub/contract/hotel';
import type { StayResult } from '@/lib/hub/contract/offer';
import { loadOf } from '@/lib/hub/hub-load';
import { loadNamedHotels } from '@/lib/hub/load-hotels';
import { sideBySide } from '@/lib/hub/side-by-side';
import type { LanguageCode } from '@/lib/i18n/languages';
import { dataOf } from '@/lib/request/load';
import { loadRoomOffers, loadStays } from './load-stays';
import type { ResultView } from './result-params';
import { ALL_DETAILS, DEFAULT_CATEGORY, type Stay } from './stay';

export interface ComparedHotel {
  hotel: HotelSummary;
  /** Null where no room matches the filters. */
  result: StayResult | null;
  /** Null where the hub does not answer. */
  notices: StayNotice[] | null;
}

/**
 * The compared hotels of a view in its order, by its filters as in the list; those that the hub does not know are left out.
 * @throws HubError, `rejected` where the hub does not make such a search
 */
export async function loadComparison(stay: Stay, view: ResultView, lang: LanguageCode): Promise<ComparedHotel[]> {
  const { compared } = view;
  if (compared.length === 0) return [];
  const noticesOf = async (hotelId: string) =>
    dataOf(await loadOf(loadRoomOffers(hotelId, stay, view, lang)))?.notices ?? null;
  const everywhere = { ...stay, category: DEFAULT_CATEGORY, detail: ALL_DETAILS, hotelIds: [...compared] };
  const [hotels, { results }, notices] = await sideBySide((signal) =>
    Promise.all([
      loadNamedHotels(lang, compared, signal),
      loadStays(everywhere, { ...view, page: 1 }, lang, signal),
      Promise.all(compared.map(noticesOf)),
    ]),
  );
  return compared.flatMap((hotelId, index) => {
    const hotel = hotels.find((known) => known.hotelId === hotelId);
    const result = results.find((known) => known.hotelId === hotelId) ?? null;
    return hotel ? [{ hotel, result, notices: notices[index] ?? null }] : [];
  });
}
