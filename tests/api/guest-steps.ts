import { expect } from 'vitest';
import { POST as bookRoute } from '@/app/api/guest/booking/route';
import { guestAddress } from '@/lib/booking/guest-address';
import type { RunningSandbox } from '@/sandbox/hub/start-sandbox';
import { bookingBody, offerOf, stayIn, stock } from '../sandbox/booking-steps';
import { cookieAfter, ownRequest } from './own-request';

export const stay = stayIn(25);
/** @param of number of the reservation that the page shows */
export const send = (
  route: (request: Request) => Promise<Response>,
  body: unknown,
  cookie?: string,
  key?: string,
  of?: string,
) =>
  route(
    ownRequest(of === undefined ? '/api/guest/anything' : guestAddress('change', of), {
      method: 'POST',
      body,
      ...(cookie ? { cookie } : {}),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    }),
  );
export async function goodBody(sandbox: RunningSandbox, ratePlanId = 'flexible') {
  await stock(sandbox, stay, 6);
  return bookingBody(stay, await offerOf(sandbox, stay, ratePlanId));
}
export async function booked(sandbox: RunningSandbox, ratePlanId?: string) {
  const answer = await send(bookRoute, await goodBody(sandbox, ratePlanId), undefined, crypto.randomUUID());
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { reservationNo: string; totalKrw: number } };
  return { ...data, answer, cookie: cookieAfter(answer) };
}
/** What the look-up asks for. */
export const found = (reservationNo: string) => ({
  reservationNo,
  lastName: 'member',
  contact: 'sample.member@mail.example',
});
export async function problemOf(answer: Response) {
  const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, ...problem };
}
