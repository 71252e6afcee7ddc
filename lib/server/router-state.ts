import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

const ROUTER_STATE = 'next-router-state-tree';
/** The longest of this product's own has 560 characters and 22 opening brackets. */
const MOST_CHARACTERS = 2_048;
const MOST_BRACKETS = 40;
const openingBracket = /[[{]|%(?:5b|7b)/gi;

/** A few kilobytes that are nested a thousand deep cost Next most of a second (SECURITY 61). */
function isSmall(state: string): boolean {
  return state.length <= MOST_CHARACTERS && (state.match(openingBracket)?.length ?? 0) <= MOST_BRACKETS;
}

function isReadable(state: string): boolean {
  try {
    parseAndValidateFlightRouterState(state);
    return true;
  } catch {
    return false;
  }
}

/**
 * Deletes a router state that the router of this product does not send: Next renders the whole page without one, and
 * answers 500 to one that it cannot read (SECURITY 38). Its size is checked first, by counting characters.
 */
export function dropForeignRouterState(headers: IncomingHttpHeaders): void {
  const state = headers[ROUTER_STATE];
  if (state === undefined) return;
  const isKept = headers.rsc === '1' && typeof state === 'string' && isSmall(state) && isReadable(state);
  if (!isKept) delete headers[ROUTER_STATE];
}
