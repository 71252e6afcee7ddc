import type { BodyOf } from '@/lib/hub/contract/endpoint';
import type { searchStays } from '@/lib/hub/contract/offer';
import { removeEmptyValues } from './filter-values';
import type { ResultView } from './result-params';
import { occupancyOf } from './rooms';
import { ALL_DETAILS, type RoomStay, type Stay } from './stay';

/** Dates and rooms as the hub takes them, without what else a room has here. */
export const roomStayRequest = ({ checkInDate, checkOutDate, rooms }: RoomStay): RoomStay => ({
  checkInDate,
  checkOutDate,
  rooms: rooms.map(occupancyOf),
});

/** A category without a detail is every hotel, also those that have no place in it. */
export const placeRequest = ({ category, detail }: { category: string; detail: string }) =>
  detail === ALL_DETAILS ? {} : { category, detail };

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
