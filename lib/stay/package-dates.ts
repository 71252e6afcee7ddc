import type { StayPackage } from '@/lib/hub/contract/package';
import { writeOffersQuery } from './offers-address';
import { everyHotel } from './result-params';
import { defaultRoom } from './rooms';

type PackageHotel = StayPackage['hotels'][number];
export type BookableHotel = PackageHotel & { lowest: NonNullable<PackageHotel['lowest']> };

/** Hotels in which it can be booked now, the cheapest first. */
export const bookableHotels = ({ hotels }: Pick<StayPackage, 'hotels'>): BookableHotel[] =>
  hotels
    .filter((hotel): hotel is BookableHotel => hotel.lowest !== null)
    .toSorted((a, b) => a.lowest.totalKrw - b.lowest.totalKrw);

/** The query of the rooms of the hotel on exactly the days of its lowest price, with the rate chosen. */
export function lowestStayQuery({ ratePlanId }: Pick<StayPackage, 'ratePlanId'>, { hotelId, lowest }: BookableHotel) {
  const { checkInDate, checkOutDate, roomTypeId } = lowest;
  const stay = { checkInDate, checkOutDate, rooms: [defaultRoom] };
  return writeOffersQuery({ ...everyHotel, hotelIds: [hotelId] }, stay, [{ roomTypeId, ratePlanId }]);
}
