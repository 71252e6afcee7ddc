import { appView } from '@/lib/channel/app-view';
import { type BffOptions, bffRequest } from './bff-request';
import { problemStatus } from './problem';
import { isProblemError, ProblemError } from './problem-error';
import { notifySessionExpired } from './session-expiry';
import { SESSION_RENEWED_HEADER } from './session-renewed-header';

/**
 * Inside the apps after the token sync. The route has parsed the answer, so that public pages need no zod.
 * @throws ProblemError for every failure, `unreachable` without an answer; the signal's reason after an abort
 */
async function bffCall<T>(method: string, path: string, body: unknown, options: BffOptions = {}): Promise<T> {
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

/** Not awaited: the answer does not depend on it. */
function onAnswer(headers: Headers): void {
  if (headers.has(SESSION_RENEWED_HEADER)) void withTokenSync(({ syncTokens }) => syncTokens(), undefined);
}

/** Loaded in the apps only. @returns `otherwise` in a browser and after a failure */
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

export const bffPut = <T>(path: string, body: unknown): Promise<T> => bffCall<T>('PUT', path, body);
