import 'server-only';
import type { RouteSession } from './route-session';

const isTooLarge = (error: unknown) => error instanceof Error && error.name === 'SessionTooLargeError';

/**
 * `Set-Cookie` values of an answer that failed: it still hands over a pair that was refreshed on its way, or clears a dead
 * session. None where the session fits no cookie.
 */
export async function cookiesAfterFailure(session: RouteSession, failure: unknown): Promise<string[]> {
  if (isTooLarge(failure)) return [];
  try {
    return await session.setCookies();
  } catch (error) {
    if (isTooLarge(error)) return [];
    throw error;
  }
}
