import { deadline } from '@/lib/request/deadline';
import { BFF_HEADER } from './csrf';
import { noteDone } from './done-action';
import { announcePasswordChange } from './password-change-event';
import { isProblemCode, PROBLEM_CONTENT_TYPE, type Problem } from './problem';
import { ProblemError } from './problem-error';
import { noteServerTime } from './server-clock';
import { notifySessionBegan, notifySessionEnded } from './session-expiry';

/** Longer than the server can take: its calls to the hub end after 10 s, a refresh after 5. */
const CALL_DEADLINE_MS = 30_000;
/** The same beside the two minutes that a file may take to arrive (`lib/server/arrival-time.ts`). */
const FILE_DEADLINE_MS = 150_000;

export interface BffOptions {
  signal?: AbortSignal;
  /** Same key, same booking: makes the guest's own second try safe. 8–64 of `A-Z a-z 0-9 _ -`. */
  idempotencyKey?: string;
  /** Sent as it is, in place of a JSON body. */
  file?: File;
}

interface RequestOptions extends BffOptions {
  /** Runs as soon as the head of an answer is there, whatever its status. */
  onAnswer?: (headers: Headers) => void;
}

const begins: readonly string[] = ['/api/session/login', '/api/session/integration'];
const ends: readonly string[] = ['/api/session/logout', '/api/session/withdrawal'];

/** Not after a sync: the page notifies by itself, once it knows whether there was a change. */
function notifyOfSession(path: string): void {
  if (ends.includes(path)) notifySessionEnded();
  else if (begins.includes(path)) notifySessionBegan();
}

function headersOf(body: unknown, { file, idempotencyKey }: BffOptions): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    [BFF_HEADER]: '1',
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (file) {
    headers['content-type'] = 'application/octet-stream';
    headers['x-file-name'] = encodeURIComponent(file.name.toWellFormed().slice(-100));
  }
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}

async function problemOf(response: Response): Promise<ProblemError> {
  const { status } = response;
  if (!response.headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE)) {
    // A proxy in front of us answers in its own words. Left unread they would hold one of the browser's connections.
    await response.text();
    return new ProblemError(status >= 500 ? 'unreachable' : 'internal', { status });
  }
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  if (!isProblemCode(problem.code)) return new ProblemError('internal', { status });
  if (problem.code === 'password_change_required') announcePasswordChange();
  return new ProblemError(problem.code, { ...problem, status });
}

/** One request to our own server, at once: `bffCall` without what that waits for and reports. Throws as it does. */
export async function bffRequest<T>(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const { signal, done } = deadline(options.file ? FILE_DEADLINE_MS : CALL_DEADLINE_MS, options.signal);
  let response: Response | undefined;
  try {
    response = await fetch(path, {
      method,
      headers: headersOf(body, options),
      body: options.file ?? (body === undefined ? undefined : JSON.stringify(body)),
      signal,
      credentials: 'same-origin',
    });
    noteServerTime(response.headers);
    options.onAnswer?.(response.headers);
    if (!response.ok) throw await problemOf(response);
    notifyOfSession(path);
    noteDone(method, path);
    return (await response.json()) as T;
  } catch (error) {
    if (error instanceof ProblemError || options.signal?.aborted) throw error;
    throw new ProblemError('unreachable', response && { status: response.status });
  } finally {
    done();
  }
}
