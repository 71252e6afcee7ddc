import { appView } from '@/lib/channel/app-view';
import { callDeadline } from './call-deadline';
import { BFF_HEADER } from './csrf';
import { announcePasswordChange } from './password-change-event';
import { isProblemCode, PROBLEM_CONTENT_TYPE, type Problem, problemStatus } from './problem';
import { ProblemError } from './problem-error';
import { onSessionNews, tellOtherTabs } from './session-channel';
import { announceSessionExpired, forgetSessionExpired } from './session-expired-event';
import { SESSION_RENEWED_HEADER } from './session-renewed-header';

let sessionExpiryTold = false;

/** A login in any tab makes the next expiry news again; after a logout a late 401 is none. */
onSessionNews((news) => {
  sessionExpiryTold = news !== 'loggedIn';
  if (news === 'loggedIn') forgetSessionExpired();
});

/** How long the tab that noticed first keeps the others from saying the same, in ms. */
const expiryClaimMs = 3_000;

/** True for one tab only, also when several notice before the first one's news arrive. */
function claimExpiry(): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = locks.request('session-expiry', { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise((release) => setTimeout(release, expiryClaimMs));
    });
    // A browser that refuses locks (a closed-off frame): better told twice than not at all.
    held.catch(() => resolve(true));
  });
}

/** One alert for one expiry, however many requests and tabs were waiting. */
export async function tellSessionExpired(): Promise<void> {
  if (sessionExpiryTold) return;
  sessionExpiryTold = true;
  if (!(await claimExpiry())) return;
  tellOtherTabs('expired');
  announceSessionExpired();
}

const begins: readonly string[] = ['/api/session/login', '/api/session/integration'];

const ends: readonly string[] = ['/api/session/logout', '/api/session/withdrawal'];

/** Ours that begin or end a session. Of a sync the page tells itself, once it knows whether there was a change. */
function tellOfSession(path: string): void {
  if (ends.includes(path)) {
    sessionExpiryTold = true;
    tellOtherTabs('loggedOut');
  } else if (begins.includes(path)) {
    tellSessionBegan();
  }
}

/** Somebody is logged in anew: the other tabs look, and the next expiry is news again. */
export function tellSessionBegan(): void {
  sessionExpiryTold = false;
  forgetSessionExpired();
  tellOtherTabs('loggedIn');
}

/** Fetched only inside the apps. */
const loadTokenSync = () => import('@/lib/native-bridge/token-sync');

export interface BffOptions {
  signal?: AbortSignal;
  /** Same key, same booking: makes the guest's own second try safe. 8–64 of `A-Z a-z 0-9 _ -`. */
  idempotencyKey?: string;
  /**
   * Inside the apps every call waits until the native side's tokens are the session's too. Not the calls that
   * bring this about, whose refusals are no expiry either.
   */
  aheadOfSync?: boolean;
  /** Sent as it is, in place of a JSON body. */
  file?: File;
}

/**
 * Calls an address of our own server. The type of the answer is the caller's claim about a route of this
 * product, which parses what it sends; the browser does not parse it again (zod stays out of public pages).
 * @param path starts with `/api/`
 * @throws ProblemError for every failure; `unreachable` with status 0 when no answer arrived
 * @throws the signal's reason when the caller gave up
 */
export async function bffCall<T>(method: string, path: string, body: unknown, options: BffOptions = {}): Promise<T> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    [BFF_HEADER]: '1',
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (options.file) {
    headers['content-type'] = 'application/octet-stream';
    headers['x-file-name'] = encodeURIComponent(options.file.name.toWellFormed().slice(-100));
  }
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  if (appView() !== null && !options.aheadOfSync) await tokensSettled();
  const { signal, done } = callDeadline(options.signal, options.file !== undefined);
  const init = {
    method,
    headers,
    body: options.file ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal,
  };
  let response: Response | undefined;
  try {
    response = await fetch(path, { ...init, credentials: 'same-origin' });
    return await read<T>(response, path, options);
  } catch (error) {
    if (error instanceof ProblemError || options.signal?.aborted) throw error;
    throw new ProblemError('unreachable', response && { status: response.status });
  } finally {
    done();
  }
}

async function read<T>(response: Response, path: string, options: BffOptions): Promise<T> {
  // Not waited for: the answer is good without it. With a page that leaves meanwhile the next one does it.
  if (appView() !== null && response.headers.has(SESSION_RENEWED_HEADER)) void mirrorRenewed();
  if (!response.ok) throw await problemFrom(response, options);
  tellOfSession(path);
  return (await response.json()) as T;
}

async function tokensSettled(): Promise<void> {
  try {
    const { tokensSettled: settled } = await loadTokenSync();
    await settled();
  } catch (error) {
    // The code did not arrive: nor will the call, or it goes on as in a browser.
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

/** Is it the page's own session that is over, and not one that the native side has replaced meanwhile? */
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

async function problemFrom(response: Response, { aheadOfSync }: BffOptions): Promise<ProblemError> {
  const { status } = response;
  if (!response.headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE)) {
    // A proxy in front of us answers in its own words. Left unread they would hold one of the browser's connections.
    await response.text();
    return new ProblemError(status >= 500 ? 'unreachable' : 'internal', { status });
  }
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  if (!isProblemCode(problem.code)) return new ProblemError('internal', { status });
  if (problem.code === 'password_change_required') announcePasswordChange();
  if (!aheadOfSync && (problem.code === 'session_expired' || problem.code === 'login_required')) {
    if (!(await isOver())) return new ProblemError('try_again', { status: problemStatus.try_again });
    await tellSessionExpired();
  }
  return new ProblemError(problem.code, { ...problem, status });
}

/** GET; see `bffCall`. */
export function bffGet<T>(path: string, options?: BffOptions): Promise<T> {
  return bffCall<T>('GET', path, undefined, options);
}

/** POST of a JSON body; see `bffCall`. */
export function bffPost<T>(path: string, body?: unknown, options?: BffOptions): Promise<T> {
  return bffCall<T>('POST', path, body, options);
}
