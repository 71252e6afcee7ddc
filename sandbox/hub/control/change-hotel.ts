import * as z from 'zod';
import { entityId } from '../../../lib/hub/contract/common.ts';
import { Refusal } from '../refusal.ts';
import { findHotel } from '../stay/room-type-index.ts';

export const changedHotelSchema = z.object({
  hotelId: entityId,
  telephone: z.string().min(1).max(40).optional(),
  withoutGeo: z.boolean().optional(),
});

/** Where the hub says that something changed; absent: no receiver. */
const { SANDBOX_CHANGES_TO, SANDBOX_CHANGES_TOKEN } = process.env;

/** Says to the web that a hotel has changed. @returns status of its answer; null without a receiver */
export async function tellChangedHotel(hotelId: string): Promise<number | null> {
  if (!SANDBOX_CHANGES_TO) return null;
  const answer = await fetch(SANDBOX_CHANGES_TO, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SANDBOX_CHANGES_TOKEN ?? ''}`,
      'content-type': 'application/json',
      'x-bff': '1',
    },
    body: JSON.stringify({ hotelIds: [hotelId] }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Changes a hotel's number, or takes its coordinates away, until the sandbox ends, and says so to the web. */
export async function changeHotel({ hotelId, ...changes }: z.output<typeof changedHotelSchema>) {
  const hotel = findHotel(hotelId);
  if (!hotel) throw new Refusal('NOT_FOUND');
  Object.assign(hotel, changes);
  return { told: await tellChangedHotel(hotelId) };
}
