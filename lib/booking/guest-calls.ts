import 'server-only';
import * as z from 'zod';
import type { RouteContext, RouteResult } from '@/lib/bff/handle-route';
import { idempotencyKeyOf } from '@/lib/bff/idempotency-key';
import { ProblemError } from '@/lib/bff/problem-error';
import { limitMessage } from '@/lib/bff/rate-limit';
import {
  cancelGuestReservation,
  changeGuestReservation,
  createGuestReservation,
  guestReservationNights,
  lookUpReservation,
  quoteGuestChange,
} from '@/lib/hub/contract/guest-reservation';
import { cancelGuestTable } from '@/lib/hub/contract/guest-table';
import { reservationNo } from '@/lib/hub/contract/reservation';
import { callHub } from '@/lib/hub/hub-client';
import {
  clearedGuestProofCookie,
  type GuestProof,
  guestProofCookie,
  guestProofOf,
  guestProofOfRequest,
} from './guest-proof';
import { spelledNumber } from './look-up-form';

export const guestBookingBody = createGuestReservation.body;
export const lookUpBody = lookUpReservation.body.extend({
  // Typed from a letter or a telephone call: case, hyphens and spaces say nothing, and tries are counted without them.
  reservationNo: z.string().max(100).transform(spelledNumber).pipe(reservationNo),
});
export const guestCancelBody = cancelGuestReservation.body.omit({ proof: true });
export const guestNightsBody = guestReservationNights.body.omit({ proof: true });
export const guestQuoteBody = quoteGuestChange.body.omit({ proof: true });
export const guestChangeBody = changeGuestReservation.body.omit({ proof: true });

type Context<Body extends z.ZodType> = RouteContext<z.infer<Body>>;

export const guestCallOf = ({ request, requestId, language }: RouteContext<unknown>) => ({
  signal: request.signal,
  requestId,
  language: language.locale,
});

/** Another tab may have found another one. @throws ProblemError `forbidden` with PROOF_EXPIRED without a proof */
export async function guestProofFor({ request }: RouteContext<unknown>): Promise<GuestProof> {
  const proof = await guestProofOfRequest(request);
  if (proof === null || proof.reservationNo !== new URL(request.url).searchParams.get('of'))
    throw new ProblemError('forbidden', { hubCode: 'PROOF_EXPIRED', nothingDone: true });
  return proof;
}

export async function bookAsGuest(context: Context<typeof guestBookingBody>): Promise<RouteResult> {
  await limitMessage(createGuestReservation, undefined);
  const { data } = await callHub(createGuestReservation, {
    ...guestCallOf(context),
    idempotencyKey: idempotencyKeyOf(context.request.headers),
    body: context.body,
  });
  const { reservationNo: number, totalKrw } = data;
  return { body: { data: { reservationNo: number, totalKrw } }, cookies: [await guestProofCookie(guestProofOf(data))] };
}

/** Finds a reservation; whatever is wrong with number, name or contact is one `not_found`. */
export async function lookUp(context: Context<typeof lookUpBody>): Promise<RouteResult> {
  const { data } = await callHub(lookUpReservation, { ...guestCallOf(context), body: context.body });
  return {
    body: { data: { reservationNo: data.reservationNo } },
    cookies: [await guestProofCookie(guestProofOf(data))],
  };
}

export async function cancelAsGuest(context: Context<typeof guestCancelBody>): Promise<RouteResult> {
  const { proof, booked } = await guestProofFor(context);
  const input = { ...guestCallOf(context), body: { ...context.body, proof } };
  const entry = booked === 'table' ? cancelGuestTable : cancelGuestReservation;
  await limitMessage(entry, undefined);
  const { data } = await callHub(entry, input);
  return { body: { data } };
}

export async function nightsAsGuest(context: Context<typeof guestNightsBody>): Promise<RouteResult> {
  const { proof } = await guestProofFor(context);
  const { data } = await callHub(guestReservationNights, { ...guestCallOf(context), body: { ...context.body, proof } });
  return { body: { data } };
}

export async function quoteAsGuest(context: Context<typeof guestQuoteBody>): Promise<RouteResult> {
  const { proof } = await guestProofFor(context);
  const { data } = await callHub(quoteGuestChange, { ...guestCallOf(context), body: { ...context.body, proof } });
  return { body: { data } };
}

export async function changeAsGuest(context: Context<typeof guestChangeBody>): Promise<RouteResult> {
  const { proof } = await guestProofFor(context);
  await limitMessage(changeGuestReservation, undefined);
  const { data } = await callHub(changeGuestReservation, {
    ...guestCallOf(context),
    idempotencyKey: idempotencyKeyOf(context.request.headers),
    body: { ...context.body, proof },
  });
  return { body: { data } };
}

export async function leaveReservation(): Promise<RouteResult> {
  return { body: {}, cookies: [clearedGuestProofCookie()] };
}
