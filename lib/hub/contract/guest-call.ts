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

export const bookedKind = z.enum(['room', 'table']);
export type BookedKind = z.infer<typeof bookedKind>;
