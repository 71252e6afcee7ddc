import 'server-only';
import { isSessionTooLarge } from '@/lib/session/session';
import type { RouteSession } from './route-session';

/** `Set-Cookie` values: a pair refreshed meanwhile, or cleared cookies. None if the session is too large. */
export async function cookiesAfterFailure(session: RouteSession, failure: unknown): Promise<string[]> {
  if (isSessionTooLarge(failure)) return [];
  try {
    return await session.setCookies();
  } catch (error) {
    if (isSessionTooLarge(error)) return [];
    throw error;
  }
}
