import { bffPost } from '@/lib/bff/bff-client';
import type { LoginAnswer } from '@/lib/bff/log-in';
import { isProblemError, isSurelyUndone } from '@/lib/bff/problem-error';
import { hasSessionHint } from '@/lib/bff/session-hint';
import { handlers } from '@/lib/routes/handlers';
import type { Credentials } from './credentials-schema';

export const sendCredentials = (credentials: Credentials) => bffPost<LoginAnswer>(handlers.session.login, credentials);

/**
 * Starts a session. If the answer is lost but the session has started, logs in instead: that answer has the member and
 * the tokens that the page stores.
 * @throws ProblemError of either
 */
export async function beginSession<Answer>(send: () => Promise<Answer>, logIn = send): Promise<Answer> {
  const hadSession = hasSessionHint();
  try {
    return await send();
  } catch (error) {
    const isLost = isProblemError(error) && !isSurelyUndone(error);
    if (!isLost || hadSession || !hasSessionHint()) throw error;
    return logIn();
  }
}

export const sendLogin = (credentials: Credentials): Promise<LoginAnswer> =>
  beginSession(() => sendCredentials(credentials));

/** @throws ProblemError `ALREADY_INTEGRATED` */
export const sendIntegration = (body: Credentials): Promise<LoginAnswer> =>
  beginSession(
    () => bffPost<LoginAnswer>(handlers.session.integration, body),
    () => sendCredentials({ membershipId: body.membershipId, password: body.password }),
  );
