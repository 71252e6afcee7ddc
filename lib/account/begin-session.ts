import { bffPost } from '@/lib/bff/bff-client';
import { isProblemError, isSurelyUndone } from '@/lib/bff/problem-error';
import { hasSessionHint } from '@/lib/bff/session-hint';
import type { MembershipUserInfo } from '@/lib/hub/contract/auth';
import type { TokenPair } from '@/lib/hub/contract/token-pair';
import { handlers } from '@/lib/routes/handlers';
import type { Credentials } from './credentials-schema';

/** The part of a login's answer that a page uses; the routes are `app/api/session/login`, `integration` and `join`. */
export interface LoginAnswer {
  membershipUserInfo: MembershipUserInfo;
  temporaryYn: 'Y' | 'N';
  /** Null outside the apps. */
  mirror: TokenPair | null;
}

export const sendCredentials = (credentials: Credentials) => bffPost<LoginAnswer>(handlers.session.login, credentials);

/**
 * Sends what begins a session. Where one has begun whose answer was lost, the login is sent in its place: its answer has
 * what the page stores.
 * @throws ProblemError of either
 */
export async function beginSession<Answer>(send: () => Promise<Answer>, logIn: () => Promise<Answer>): Promise<Answer> {
  const hadSession = hasSessionHint();
  try {
    return await send();
  } catch (error) {
    const isLost = isProblemError(error) && !isSurelyUndone(error);
    if (!isLost || hadSession || !hasSessionHint()) throw error;
    return logIn();
  }
}

/** Without an answer it is sent once more where the session has begun. @throws ProblemError */
export const sendLogin = (credentials: Credentials): Promise<LoginAnswer> =>
  beginSession(
    () => sendCredentials(credentials),
    () => sendCredentials(credentials),
  );

/** @throws ProblemError `ALREADY_INTEGRATED` */
export const sendIntegration = (body: Credentials): Promise<LoginAnswer> =>
  beginSession(
    () => bffPost<LoginAnswer>(handlers.session.integration, body),
    () => sendCredentials({ membershipId: body.membershipId, password: body.password }),
  );
