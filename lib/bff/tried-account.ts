import 'server-only';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import type { RouteSession } from './route-session';

/** Undefined where the contract names no account, and for a body that it refuses, which never reaches the hub. */
export async function triedAccount(
  tries: NonNullable<Endpoint['tries']>,
  schema: Endpoint['body'],
  body: unknown,
  session: RouteSession,
): Promise<string | undefined> {
  if (!('by' in tries)) return undefined;
  if (tries.by === 'member') return (await session.read())?.membershipNo;
  const parsed = schema?.safeParse(body);
  return parsed?.success ? (parsed.data as { email: string }).email : undefined;
}
