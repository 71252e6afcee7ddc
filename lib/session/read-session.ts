import 'server-only';
import { cookies } from 'next/headers';
import { type Session, sessionCookieName, sessionFromCookieValue } from './session';

/** The session of the request being rendered, for server components; null for a guest. Makes the page personal. */
export async function readSession(): Promise<Session | null> {
  const jar = await cookies();
  return sessionFromCookieValue(jar.get(sessionCookieName())?.value);
}
