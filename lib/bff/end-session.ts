import 'server-only';
import { revokeAtHub } from '@/lib/session/revoke-at-hub';
import type { RouteSession } from './route-session';

export async function endSession(session: RouteSession): Promise<void> {
  const previous = await session.readPrevious();
  await session.end();
  if (previous) await revokeAtHub(previous);
}
