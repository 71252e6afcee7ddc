import type { BodyOf } from '@/lib/hub/contract/endpoint';
import type { searchStays } from '@/lib/hub/contract/offer';
import { removeEmptyValues } from './filter-values';
import type { ResultView } from './result-params';
import { occupancyOf } from './rooms';
import { placeRequest } from './search-category';
import type { RoomStay, Stay } from './search-params';

/** Dates and rooms as the hub takes them, without what else a room has here. */
export const roomStayRequest = ({ checkInDate, checkOutDate, rooms }: RoomStay) => ({
  checkInDate,
  checkOutDate,
  rooms: rooms.map(occupancyOf),
});

/** A search as the hub takes it. */
export function staySearchRequest(
  stay: Stay,
  { filters, sort, page }: ResultView,
): Omit<BodyOf<typeof searchStays>, 'lang' | 'rates'> {
  const hotelIdList = stay.hotelIds;
  return {
    ...roomStayRequest(stay),
    ...placeRequest(stay),
    sort,
    page,
    ...removeEmptyValues({ hotelIdList, filters }),
  };
}
