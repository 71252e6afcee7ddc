import { appView } from '@/lib/channel/app-view';
import { type BffOptions, bffRequest } from './bff-request';
import { problemStatus } from './problem';
import { isProblemError, ProblemError } from './problem-error';
import { notifySessionExpired } from './session-expiry';
import { SESSION_RENEWED_HEADER } from './session-renewed-header';

/**
 * Calls our own server; inside the apps it waits until the native side's tokens are the session's too. The browser does
 * not parse the answer again, the route has: zod stays out of public pages. @throws ProblemError for every failure;
 * `unreachable` with status 0 when no answer arrived @throws the signal's reason when the caller gave up
 */
export async function bffCall<T>(method: string, path: string, body: unknown, options: BffOptions = {}): Promise<T> {
  // A browser sends at once.
  if (appView() !== null) await withTokenSync(({ tokensSettled }) => tokensSettled(), undefined);
  try {
    return await bffRequest<T>(method, path, body, { ...options, onAnswer });
  } catch (error) {
    if (isProblemError(error, 'session_expired') || isProblemError(error, 'login_required')) {
      const isTakenOver = await withTokenSync((sync) => sync.isTakenOver(), false);
      if (isTakenOver) throw new ProblemError('try_again', { status: problemStatus.try_again });
      await notifySessionExpired();
    }
    throw error;
  }
}

/** Not waited for: the answer is good without it. With a page that leaves meanwhile the next one does it. */
function onAnswer(headers: Headers): void {
  if (headers.has(SESSION_RENEWED_HEADER)) void withTokenSync(({ syncTokens }) => syncTokens(), undefined);
}

/** Inside the apps alone, which alone load it. @returns `otherwise` in a browser and after a failure */
async function withTokenSync<T>(use: (sync: typeof import('./token-sync')) => Promise<T>, otherwise: T): Promise<T> {
  if (appView() === null) return otherwise;
  try {
    return await use(await import('./token-sync'));
  } catch (error) {
    reportError(error);
    return otherwise;
  }
}

export function bffGet<T>(path: string, options?: BffOptions): Promise<T> {
  return bffCall<T>('GET', path, undefined, options);
}

export function bffPost<T>(path: string, body?: unknown, options?: BffOptions): Promise<T> {
  return bffCall<T>('POST', path, body, options);
}
