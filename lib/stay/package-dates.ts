import type { StayPackage } from '@/lib/hub/contract/package';
import { defaultView, everyHotel } from './result-params';
import { defaultRoom } from './rooms';
import { writeSearchParams } from './search-params';

type PackageHotel = StayPackage['hotels'][number];
export type BookableHotel = PackageHotel & { lowest: NonNullable<PackageHotel['lowest']> };

/** Hotels in which it can be booked now, the cheapest first. */
export const bookableHotels = ({ hotels }: Pick<StayPackage, 'hotels'>): BookableHotel[] =>
  hotels
    .filter((hotel): hotel is BookableHotel => hotel.lowest !== null)
    .toSorted((a, b) => a.lowest.totalKrw - b.lowest.totalKrw);

/** The query of the rooms of the hotel on exactly the days of its lowest price, with the rate chosen. */
export function lowestStayQuery(
  { packageId, ratePlanId }: Pick<StayPackage, 'packageId' | 'ratePlanId'>,
  { hotelId, lowest }: BookableHotel,
): string {
  const { checkInDate, checkOutDate, roomTypeId } = lowest;
  const search = { ...everyHotel, hotelIds: [hotelId], checkInDate, checkOutDate, rooms: [defaultRoom] };
  return writeSearchParams(search, { ...defaultView, packageId }, [{ roomTypeId, ratePlanId }]);
}
