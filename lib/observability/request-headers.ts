import type { IncomingHttpHeaders } from 'node:http';

/**
 * Parts and preconditions: Next's sender of files answers 500 where they cannot be met. Nothing here is large
 * enough to be fetched in parts, and nothing that can be changed is addressed by them; a server may ignore both.
 */
const unmet = ['range', 'if-match', 'if-unmodified-since'] as const;

const PREFETCH = 'next-router-prefetch';
/** A prefetch of what needs the request; our links ask for none, and pages fail half-way when they are drawn so. */
const RUNTIME_PREFETCH = '2';

/**
 * Takes away, or makes ordinary, what a sender may ask for and Next stumbles over (SECURITY 38). Router states have
 * a check of Next's own, see `router-state.ts`.
 */
export function dropUnservedHeaders(headers: IncomingHttpHeaders): void {
  for (const name of unmet) delete headers[name];
  if (headers[PREFETCH] === RUNTIME_PREFETCH) headers[PREFETCH] = '1';
}
