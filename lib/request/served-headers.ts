import type { IncomingHttpHeaders } from 'node:http';
import { servedCookies } from './cookies.ts';
import { PREFETCH_HEADER } from './next-protocol.ts';
import { dropForeignRouterState } from './router-state.ts';

/** Parts and preconditions: Next's sender of files answers 500 where they cannot be met. A server may ignore both. */
const unmet = ['range', 'if-match', 'if-unmodified-since'] as const;

/** A policy is an answer's: Next would take a nonce out of a request's, and write it into a page for everybody. */
const policies = ['content-security-policy', 'content-security-policy-report-only'] as const;

/** Next's pattern for bots takes quadratic time in the user agent; languages are weighed one by one (SECURITY 46). */
const longest = { 'user-agent': 512, 'accept-language': 256 } as const;

/** A prefetch of what needs the request; our links ask for none, and pages fail half-way when they are drawn so. */
const RUNTIME_PREFETCH = '2';

/** Drops, or makes ordinary, what a sender may ask for and Next stumbles over (SECURITY 38, 40, 50, 61). */
export function dropUnservedHeaders(headers: IncomingHttpHeaders): void {
  dropForeignRouterState(headers);
  for (const name of [...unmet, ...policies]) delete headers[name];
  for (const [name, length] of Object.entries(longest)) {
    const value = headers[name];
    if (typeof value === 'string' && value.length > length) headers[name] = value.slice(0, length);
  }
  if (headers.cookie !== undefined) headers.cookie = servedCookies(headers.cookie);
  if (headers.cookie === '') delete headers.cookie;
  if (headers[PREFETCH_HEADER] === RUNTIME_PREFETCH) headers[PREFETCH_HEADER] = '1';
}
