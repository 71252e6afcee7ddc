import * as z from 'zod';
import { instant } from './common.ts';

/**
 * Shows that somebody booked one reservation or found it by its number, name and contact: bound to that
 * reservation, good for half an hour, and opaque. The web keeps it sealed; no browser sees it.
 */
export const guestProof = z.string().min(20).max(400);
export const issuedProof = { proof: guestProof, proofExpiresAt: instant };

/** These calls are the web server's own: they carry or bring a proof, which no browser may hold. */
export const guestCall = {
  base: 'plain',
  audience: 'server',
  source: 'assumed',
  envelope: 'data',
  method: 'POST',
} as const;

/** What a reservation is of. */
export const bookedKind = z.enum(['room', 'table']);
export type BookedKind = z.infer<typeof bookedKind>;
