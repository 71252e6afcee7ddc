import type { HttpBindings } from '@hono/node-server';
import type { EndpointName } from '../../lib/hub/contract/contract.ts';

/** What Hono carries along with a request of the hub. */
export interface HubEnv {
  Bindings: HttpBindings;
  Variables: { endpointName: EndpointName };
}
