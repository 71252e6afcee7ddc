import 'server-only';
import { sealData, unsealData } from 'iron-session';
import * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { type BookedKind, bookedKind } from '@/lib/hub/contract/guest-call';
import { reservationNo } from '@/lib/hub/contract/reservation';
import { cookieValue, setCookie } from '@/lib/session/cookies';
import { keyId } from '@/lib/session/session-key';

/** Longest that a browser keeps a proof, whatever the hub says; in seconds. */
const MAX_LIFETIME_SECONDS = 30 * 60;

/** `kind` keeps it apart from whatever else is sealed with the same key. */
const sealed = z.object({
  kind: z.literal('guest-proof'),
  reservationNo,
  booked: bookedKind.default('room'),
  proof: z.string(),
  /** Seconds since 1970. */
  expiresAt: z.int(),
});

/** Shows that this browser booked or found one reservation. The hub's proof itself never leaves the server unsealed. */
export type GuestProof = Omit<z.infer<typeof sealed>, 'kind'>;

const nowSeconds = () => Math.floor(Date.now() / 1000);

/** Name of the cookie in this deployment; a browser holds the proof of one reservation at a time. */
export function guestProofCookieName(): string {
  return serverEnv().PUBLIC_ORIGIN.startsWith('https://') ? '__Host-guest-reservation' : 'guest-reservation';
}

/** What the hub issued, as this product keeps it. */
export function guestProofOf(issued: {
  reservationNo: string;
  proof: string;
  proofExpiresAt: string;
  /** Rooms where it is left out. */
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

/** `Set-Cookie` that hands a proof to the browser; it replaces the one of another reservation. */
export async function guestProofCookie(proof: GuestProof): Promise<string> {
  const { SESSION_SECRET, PUBLIC_ORIGIN } = serverEnv();
  const newest = SESSION_SECRET[0] ?? '';
  const ttl = Math.max(1, proof.expiresAt - nowSeconds());
  const seal = await sealData({ kind: 'guest-proof', ...proof }, { password: { [keyId(newest)]: newest }, ttl });
  return setCookie(guestProofCookieName(), seal, ttl, PUBLIC_ORIGIN, true);
}

/** `Set-Cookie` that forgets it. */
export const clearedGuestProofCookie = (): string =>
  setCookie(guestProofCookieName(), '', 0, serverEnv().PUBLIC_ORIGIN, true);

/** The proof of a cookie's value; null for one that is over and for anything else. Never throws. */
export async function readGuestProof(value: string | undefined): Promise<GuestProof | null> {
  if (!value) return null;
  const password = Object.fromEntries(serverEnv().SESSION_SECRET.map((secret) => [keyId(secret), secret]));
  try {
    const parsed = sealed.safeParse(await unsealData(value, { password, ttl: 0 }));
    return parsed.success && parsed.data.expiresAt > nowSeconds() ? parsed.data : null;
  } catch {
    // A seal of another key or no seal at all: nobody's proof.
    return null;
  }
}

/** The proof that a request to a handler carries. */
export function guestProofOfRequest(request: Request): Promise<GuestProof | null> {
  return readGuestProof(cookieValue(request.headers.get('cookie'), guestProofCookieName()));
}
