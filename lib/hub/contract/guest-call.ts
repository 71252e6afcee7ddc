import * as z from 'zod';
import { instant } from './common.ts';
import { memberWrite } from './endpoint.ts';
import { opaque } from './typed-schema.ts';

/** Bound to one reservation, good for half an hour, and opaque. The web keeps it sealed; no browser sees it. */
export const guestProof = opaque(400).min(20);
export const issuedProof = { proof: guestProof, proofExpiresAt: instant };

/** A proof goes in the body, so a read is a POST too. */
export const guestWrite = { ...memberWrite, base: 'plain', audience: 'server' } as const;
export const guestRead = { ...guestWrite, retry: true } as const;

/**
 * Whence a guest books: keyed hashes that the web makes, of an IPv4 address or a /64, and of a /48. Of what a night or a
 * seating has free, and from there booked, one address has at most a quarter and a /48 half; two rooms and one table always.
 */
export const bookedFrom = z.object({ address: opaque(64), network: opaque(64).optional() }).optional();

export const bookedKind = z.enum(['room', 'table']);
export type BookedKind = z.infer<typeof bookedKind>;
