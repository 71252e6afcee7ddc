import { BFF_HEADER } from './csrf';
import { isProblemCode, PROBLEM_CONTENT_TYPE, type Problem } from './problem';
import { ProblemError } from './problem-error';
import { onSessionNews, tellOtherTabs } from './session-channel';
import { SESSION_EXPIRED_EVENT } from './session-expired-event';

let sessionExpiryTold = false;

/** A login in any tab makes the next expiry news again; after a logout a late 401 is none. */
onSessionNews((news) => {
  sessionExpiryTold = news !== 'loggedIn';
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
async function tellSessionExpired(): Promise<void> {
  if (sessionExpiryTold) return;
  sessionExpiryTold = true;
  if (!(await claimExpiry())) return;
  tellOtherTabs('expired');
  window.dispatchEvent(new Event(SESSION_EXPIRED_EVENT));
}

/** Ours that begin or end a session. */
function tellOfSession(path: string): void {
  if (path === '/api/session/logout') {
    sessionExpiryTold = true;
    tellOtherTabs('loggedOut');
  } else if (path === '/api/session/login' || path === '/api/session/sync') {
    sessionExpiryTold = false;
    tellOtherTabs('loggedIn');
  }
}

export interface BffOptions {
  signal?: AbortSignal;
  /** Same key, same booking: makes the guest's own second try safe. 8–64 of `A-Z a-z 0-9 _ -`. */
  idempotencyKey?: string;
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
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: options.signal,
      credentials: 'same-origin',
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ProblemError('unreachable');
  }
  if (!response.ok) throw await problemFrom(response);
  tellOfSession(path);
  try {
    return (await response.json()) as T;
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ProblemError('unreachable', { status: response.status });
  }
}

async function problemFrom(response: Response): Promise<ProblemError> {
  const { status } = response;
  if (!response.headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE)) {
    // A proxy in front of us answers in its own words.
    return new ProblemError(status >= 500 ? 'unreachable' : 'internal', { status });
  }
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  if (!isProblemCode(problem.code)) return new ProblemError('internal', { status });
  if (problem.code === 'session_expired' || problem.code === 'login_required') await tellSessionExpired();
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
