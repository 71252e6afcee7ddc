import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

const ROUTER_STATE = 'next-router-state-tree';

/**
 * Takes a router state away that Next itself could not read: it would answer 500 to it, and without one it
 * answers with the whole page (SECURITY 38). Next's own check, so that the two never disagree.
 */
export function dropBrokenRouterState(headers: IncomingHttpHeaders): void {
  if (headers[ROUTER_STATE] === undefined) return;
  try {
    parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
  } catch {
    delete headers[ROUTER_STATE];
  }
}
