import type { IncomingHttpHeaders } from 'node:http';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state';

const ROUTER_STATE = 'next-router-state-tree';

/** Next answers 500 to a state it cannot read, the whole page without one (SECURITY 38). Next's own check. */
export function dropBrokenRouterState(headers: IncomingHttpHeaders): void {
  if (headers[ROUTER_STATE] === undefined) return;
  try {
    parseAndValidateFlightRouterState(headers[ROUTER_STATE]);
  } catch {
    delete headers[ROUTER_STATE];
  }
}
