import * as z from 'zod';
import { instant } from './common.ts';

/** Bound to one reservation, good for half an hour, and opaque. The web keeps it sealed; no browser sees it. */
export const guestProof = z.string().min(20).max(400);
export const issuedProof = { proof: guestProof, proofExpiresAt: instant };

export const guestCall = {
  base: 'plain',
  audience: 'server',
  source: 'assumed',
  envelope: 'data',
  method: 'POST',
} as const;

export const bookedKind = z.enum(['room', 'table']);
export type BookedKind = z.infer<typeof bookedKind>;
