import type { Language } from '../../lib/i18n/languages';
import { paths } from '../../lib/routes/paths';
import { writeBookingParams } from '../../lib/stay/booking-params';
import { everyHotel } from '../../lib/stay/result-params';
import type { Product } from '../fixtures/product';
import type { Stay } from './search-stay';

export interface Offer {
  roomTypeId: string;
  ratePlan: { ratePlanId: string; name: string };
  price: { nights: { date: string; amountKrw: number }[]; totalKrw: number };
  cancellation: { penaltyKrw: number };
}

/** Who sleeps in each room that `offersOf` asks for. */
export const twoAdults = { adults: 2, minor: 0 };

/**
 * The hub's first offer of each rate plan, in their order, for a room of two adults.
 * @param ofType that room type alone
 */
export async function offersOf<const Plans extends readonly ('flexible' | 'advance')[]>(
  { hub }: Product,
  { hotelId, checkInDate, checkOutDate }: Stay,
  plans: Plans,
  { code }: Language,
  ofType?: string,
): Promise<{ [Plan in keyof Plans]: Offer }> {
  const asked = await fetch(`${hub.address}/api/product/hotel/${hotelId}/offers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ checkInDate, checkOutDate, rooms: [twoAdults], lang: code }),
  });
  const offers = ((await asked.json()) as { data: { rooms: { offers: Offer[] }[] } }).data.rooms[0]?.offers ?? [];
  return plans.map((plan) => {
    const offer = offers.find(
      ({ roomTypeId, ratePlan }) => ratePlan.ratePlanId === plan && (ofType ?? roomTypeId) === roomTypeId,
    );
    if (!offer) throw new Error(`no ${plan} offer`);
    return offer;
  }) as { [Plan in keyof Plans]: Offer };
}

/** Path of the booking of these offers, one room each, as the rooms of the hotel link to it. */
export function bookingOf(stay: Stay, offers: readonly Offer[]): string {
  const rooms = offers.map(({ roomTypeId, ratePlan: { ratePlanId } }) => ({ ...twoAdults, roomTypeId, ratePlanId }));
  const expectedTotalKrw = offers.reduce((sum, { price }) => sum + price.totalKrw, 0);
  return paths.booking(writeBookingParams({ ...everyHotel, ...stay, rooms, expectedTotalKrw }));
}
