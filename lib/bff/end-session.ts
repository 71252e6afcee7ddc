import 'server-only';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import type { RouteSession } from './route-session';

/** Ends the visitor's session: its cookie, in every process, and at the hub, whatever the hub says to it. */
export async function endSession(session: RouteSession): Promise<void> {
  const former = await session.readFormer();
  await session.end();
  if (former) await revokeAtHub(former);
}
