import type { IncomingHttpHeaders } from 'node:http';
import { PREFETCH_HEADER, ROUTER_STATE_HEADER, RSC_HEADER } from './next-protocol.ts';
import { servedCookies } from './served-cookies.ts';

/** Parts and preconditions: Next's sender of files answers 500 where they cannot be met. A server may ignore both. */
const unmet = ['range', 'if-match', 'if-unmodified-since'] as const;

/** A policy is an answer's: Next would take a nonce out of a request's, and write it into a page for everybody. */
const policies = ['content-security-policy', 'content-security-policy-report-only'] as const;

/** Next's pattern for bots takes quadratic time in the user agent; languages are weighed one by one (SECURITY 46). */
const longest = { 'user-agent': 512, 'accept-language': 256 } as const;

/** The longest router state of this product has 560 characters and 22 opening brackets. */
const MAX_STATE_CHARACTERS = 2_048;
const MAX_STATE_BRACKETS = 40;
const openingBracket = /[[{]|%(?:5b|7b)/gi;

/** A few kilobytes that are nested a thousand deep cost Next most of a second (SECURITY 61). */
function isSmallState(state: unknown): boolean {
  if (typeof state !== 'string' || state.length > MAX_STATE_CHARACTERS) return false;
  return (state.match(openingBracket)?.length ?? 0) <= MAX_STATE_BRACKETS;
}

/** Drops, or makes ordinary, what a sender may ask for and Next stumbles over (SECURITY 38, 40, 50, 61). */
export function dropUnservedHeaders(headers: IncomingHttpHeaders): void {
  if (headers[RSC_HEADER] !== '1' || !isSmallState(headers[ROUTER_STATE_HEADER])) delete headers[ROUTER_STATE_HEADER];
  for (const name of [...unmet, ...policies]) delete headers[name];
  for (const [name, length] of Object.entries(longest)) {
    const value = headers[name];
    if (typeof value === 'string' && value.length > length) headers[name] = value.slice(0, length);
  }
  if (headers.cookie !== undefined) headers.cookie = servedCookies(headers.cookie);
  if (headers.cookie === '') delete headers.cookie;
  // The other values ask for a prefetch that renders with the request: links of this product do not, and pages fail then.
  if (headers[PREFETCH_HEADER] !== undefined) headers[PREFETCH_HEADER] = '1';
}
