import type { Guest } from '../fixtures/journey';
import type { Product } from '../fixtures/product';
import { sampleGuest } from './book-room';
import { offersOf, twoAdults } from './offers-of';
import type { Stay } from './search-stay';

/**
 * Books a stay as the member of this browser by the product's own proxy, one room for each rate plan: for journeys
 * that are about what comes after a booking.
 * @returns its number, and the sum that was agreed
 */
export async function bookByCall(
  { page, language }: Guest,
  product: Product,
  stay: Stay,
  plans: readonly ('flexible' | 'advance')[],
): Promise<{ number: string; totalKrw: number }> {
  const { hotelId, checkInDate, checkOutDate } = stay;
  const chosen = await offersOf(product, stay, plans, language);
  const totalKrw = chosen.reduce((sum, { price }) => sum + price.totalKrw, 0);
  const { firstName, lastName, email, mobile, requests } = sampleGuest;
  const body = {
    hotelId,
    checkInDate,
    checkOutDate,
    rooms: chosen.map(({ roomTypeId, ratePlan: { ratePlanId } }) => ({
      ...twoAdults,
      roomTypeId,
      ratePlanId,
      guestFirstName: firstName,
      guestLastName: lastName,
      requests,
    })),
    contact: { email, mobile },
    expectedTotalKrw: totalKrw,
    lang: language.code,
  };
  const number = await page.evaluate(async (booking) => {
    const read = async (answer: Response) => {
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()).data;
    };
    const headers = { 'x-bff': '1', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
    const address = `/api/hub/membership/search/terms?purpose=booking&lang=${booking.lang}`;
    const { terms } = await read(await fetch(address, { headers }));
    const requiredTermIds = terms
      .filter((term: { requiredYn: string }) => term.requiredYn === 'Y')
      .map((term: { termId: string }) => term.termId);
    const sent = JSON.stringify({ ...booking, consents: { requiredTermIds, optionalTermIds: [] } });
    return (await read(await fetch('/api/hub/reservation/room', { method: 'POST', headers, body: sent })))
      .reservationNo;
  }, body);
  return { number, totalKrw };
}
