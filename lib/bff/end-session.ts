import 'server-only';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import type { RouteSession } from './route-session';

export async function endSession(session: RouteSession): Promise<void> {
  const former = await session.readFormer();
  await session.end();
  if (former) await revokeAtHub(former);
}
