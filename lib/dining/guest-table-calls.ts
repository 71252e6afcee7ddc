import 'server-only';
import type * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { idempotencyKeyOf } from '@/lib/bff/idempotency-key';
import { limitMessage } from '@/lib/bff/rate-limit';
import { guestCallOf, guestProofFor } from '@/lib/booking/guest-calls';
import { guestProofCookie, guestProofOf } from '@/lib/booking/guest-proof';
import { changeGuestTable, createGuestTable } from '@/lib/hub/contract/guest-table';
import { callHub } from '@/lib/hub/hub-client';

export const guestTableBody = createGuestTable.body;
export const guestTableChangeBody = changeGuestTable.body.omit({ proof: true });

export async function bookTableAsGuest(context: RouteContext<z.infer<typeof guestTableBody>>): Promise<RouteResult> {
  await limitMessage(createGuestTable, undefined);
  const { data } = await callHub(createGuestTable, {
    ...guestCallOf(context),
    idempotencyKey: idempotencyKeyOf(context.request.headers),
    body: context.body,
  });
  const { tableReservationNo } = data;
  const proof = guestProofOf({ ...data, reservationNo: tableReservationNo, kind: 'table' });
  return { body: { data: { tableReservationNo } }, cookies: [await guestProofCookie(proof)] };
}

export async function changeTableAsGuest(
  context: RouteContext<z.infer<typeof guestTableChangeBody>>,
): Promise<RouteResult> {
  const { proof } = await guestProofFor(context);
  await limitMessage(changeGuestTable, undefined);
  const { data } = await callHub(changeGuestTable, {
    ...guestCallOf(context),
    idempotencyKey: idempotencyKeyOf(context.request.headers),
    body: { ...context.body, proof },
  });
  return { body: { data } };
}
