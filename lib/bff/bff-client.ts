import { appView } from '@/lib/channel/app-view';
import { type BffOptions, bffRequest } from './bff-request';
import { problemStatus } from './problem';
import { isProblemError, ProblemError } from './problem-error';
import { tellSessionExpired } from './session-expiry';
import { SESSION_RENEWED_HEADER } from './session-renewed-header';

/** Fetched only inside the apps. */
const loadTokenSync = () => import('./token-sync');

/**
 * Calls our own server; inside the apps it waits until the native side's tokens are the session's too. The browser
 * does not parse the answer again, the route has: zod stays out of public pages.
 * @throws ProblemError for every failure; `unreachable` with status 0 when no answer arrived
 * @throws the signal's reason when the caller gave up
 */
export async function bffCall<T>(method: string, path: string, body: unknown, options: BffOptions = {}): Promise<T> {
  if (appView() !== null) await tokensSettled();
  try {
    return await bffRequest<T>(method, path, body, { ...options, onAnswer });
  } catch (error) {
    if (isProblemError(error, 'session_expired') || isProblemError(error, 'login_required')) {
      if (!(await isOver())) throw new ProblemError('try_again', { status: problemStatus.try_again });
      await tellSessionExpired();
    }
    throw error;
  }
}

/** Not waited for: the answer is good without it. With a page that leaves meanwhile the next one does it. */
function onAnswer(headers: Headers): void {
  if (appView() !== null && headers.has(SESSION_RENEWED_HEADER)) void mirrorRenewed();
}

async function tokensSettled(): Promise<void> {
  try {
    const { tokensSettled: settled } = await loadTokenSync();
    await settled();
  } catch (error) {
    reportError(error);
  }
}

async function mirrorRenewed(): Promise<void> {
  try {
    const { syncTokens } = await loadTokenSync();
    await syncTokens();
  } catch (error) {
    reportError(error);
  }
}

async function isOver(): Promise<boolean> {
  if (appView() === null) return true;
  try {
    const { isTakenOver } = await loadTokenSync();
    return !(await isTakenOver());
  } catch (error) {
    reportError(error);
    return true;
  }
}

export function bffGet<T>(path: string, options?: BffOptions): Promise<T> {
  return bffCall<T>('GET', path, undefined, options);
}

export function bffPost<T>(path: string, body?: unknown, options?: BffOptions): Promise<T> {
  return bffCall<T>('POST', path, body, options);
}
