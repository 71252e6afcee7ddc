import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { sessionCookieName } from './session';
import type { Session } from './session-schema';
import { type ValidSession, validSession } from './valid-session';

/** The session of the request being rendered, for server components; asked once a request. Makes the page personal. */
export const readSession = cache(async (): Promise<ValidSession> => {
  const jar = await cookies();
  return validSession(jar.get(sessionCookieName())?.value);
});

/** Also null if it is unknown whether the session is still valid: for public content. */
export async function readKnownSession(): Promise<Session | null> {
  const session = await readSession();
  return session === 'unknown' ? null : session;
}
