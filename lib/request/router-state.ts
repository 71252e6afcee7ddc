import type { IncomingHttpHeaders } from 'node:http';
import * as z from 'zod';
import { ROUTER_STATE_HEADER, RSC_HEADER } from './next-protocol.ts';

/** The longest of this product's own has 560 characters and 22 opening brackets. */
const MOST_CHARACTERS = 2_048;
const MOST_BRACKETS = 40;
const openingBracket = /[[{]|%(?:5b|7b)/gi;

const parameter = z.tuple([z.string(), z.string(), z.enum(['d', 'c', 'oc']), z.array(z.string()).nullable()]);
/** The tree of segments that Next's router has loaded. A state of another shape is dropped, which costs a redirect. */
const stateSchema = z.tuple([
  z.union([z.string(), parameter]),
  z.record(
    z.string(),
    z.lazy((): z.ZodType => stateSchema),
  ),
  z.tuple([z.string(), z.string()]).nullish(),
  z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
  z.number().nullish(),
  z.string().optional(),
]);

/** A few kilobytes that are nested a thousand deep cost Next most of a second (SECURITY 61). */
function isSmall(state: string): boolean {
  return state.length <= MOST_CHARACTERS && (state.match(openingBracket)?.length ?? 0) <= MOST_BRACKETS;
}

function isReadable(state: string): boolean {
  try {
    return stateSchema.safeParse(JSON.parse(decodeURIComponent(state))).success;
  } catch {
    return false;
  }
}

/**
 * Deletes a router state that the router of this product does not send: Next renders the whole page without one, and
 * answers 500 to one that it cannot read (SECURITY 38). Its size is checked first, by counting characters.
 */
export function dropForeignRouterState(headers: IncomingHttpHeaders): void {
  const state = headers[ROUTER_STATE_HEADER];
  if (state === undefined) return;
  const isKept = headers[RSC_HEADER] === '1' && typeof state === 'string' && isSmall(state) && isReadable(state);
  if (!isKept) delete headers[ROUTER_STATE_HEADER];
}
