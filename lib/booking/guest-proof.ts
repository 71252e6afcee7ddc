import 'server-only';
import * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { type BookedKind, bookedKind } from '@/lib/hub/contract/guest-call';
import { reservationNo } from '@/lib/hub/contract/reservation';
import { cookieValue, hostCookieName, setCookie } from '@/lib/request/cookies';
import { sealedBox } from '@/lib/session/sealed-box';

/** Longest that a browser keeps a proof, whatever the hub says; in seconds. */
const MAX_LIFETIME_SECONDS = 30 * 60;

const guestProof = z.object({
  reservationNo,
  booked: bookedKind.default('room'),
  proof: z.string(),
  expiresAt: z.int(),
});

/** Shows that this browser booked or found one reservation. The hub's proof itself never leaves the server unsealed. */
export type GuestProof = z.infer<typeof guestProof>;

const box = sealedBox('guest-proof', guestProof);

const nowSeconds = () => Math.floor(Date.now() / 1000);

export const guestProofCookieName = (): string => hostCookieName('guest-reservation', serverEnv().PUBLIC_ORIGIN);

export function guestProofOf(issued: {
  reservationNo: string;
  proof: string;
  proofExpiresAt: string;
  kind?: BookedKind;
}): GuestProof {
  const hubsEnd = Math.floor(Date.parse(issued.proofExpiresAt) / 1000);
  return {
    reservationNo: issued.reservationNo,
    booked: issued.kind ?? 'room',
    proof: issued.proof,
    expiresAt: Math.min(hubsEnd, nowSeconds() + MAX_LIFETIME_SECONDS),
  };
}

export async function guestProofCookie(proof: GuestProof): Promise<string> {
  const ttlSeconds = Math.max(1, proof.expiresAt - nowSeconds());
  const seal = await box.seal(proof, { ttlSeconds });
  return setCookie(guestProofCookieName(), seal, ttlSeconds, serverEnv().PUBLIC_ORIGIN, true);
}

export const clearedGuestProofCookie = (): string =>
  setCookie(guestProofCookieName(), '', 0, serverEnv().PUBLIC_ORIGIN, true);

/** The proof of a cookie's value; null for one that is over and for anything else. Never throws. */
export async function readGuestProof(value: string | undefined): Promise<GuestProof | null> {
  const proof = await box.open(value);
  return proof && proof.expiresAt > nowSeconds() ? proof : null;
}

export function guestProofOfRequest(request: Request): Promise<GuestProof | null> {
  return readGuestProof(cookieValue(request.headers.get('cookie'), guestProofCookieName()));
}
