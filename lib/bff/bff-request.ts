import ky, { type HTTPError, isHTTPError } from 'ky';
import { handlers } from '@/lib/routes/handlers';
import { BFF_HEADER } from './csrf';
import { isProblemCode, PROBLEM_CONTENT_TYPE, type Problem } from './problem';
import { isProblemError, ProblemError } from './problem-error';
import { noteServerTime } from './server-clock';
import { dispatchPasswordChange } from './session-events';
import { notifySessionBegan, notifySessionEnded } from './session-expiry';

/** Longer than the server can take: its calls to the hub end after 10 s, a refresh after 5. */
const CALL_DEADLINE_MS = 30_000;
/** Plus the two minutes that a file may take to arrive (`lib/server/connections.ts`). */
const FILE_DEADLINE_MS = 150_000;

export interface BffOptions {
  signal?: AbortSignal;
  /** 8–64 of `A-Z a-z 0-9 _ -`. */
  idempotencyKey?: string;
  file?: File;
}

interface RequestOptions extends BffOptions {
  keepalive?: boolean;
  /** Runs when the head of an answer arrives, whatever its status. */
  onAnswer?: (headers: Headers) => void;
}

const begins: readonly string[] = [handlers.session.login, handlers.session.integration];
const ends: readonly string[] = [handlers.session.logout, handlers.session.withdrawal];

/** Not after a sync, which notifies by itself. */
function notifyOfSession(path: string): void {
  if (ends.includes(path)) notifySessionEnded();
  else if (begins.includes(path)) notifySessionBegan();
}

/** A proxy in front of the server answers without a problem body. */
function problemOfAnswer({ response: { status, headers }, data }: HTTPError): ProblemError {
  if (!headers.get('content-type')?.startsWith(PROBLEM_CONTENT_TYPE))
    return new ProblemError(status >= 500 ? 'unreachable' : 'internal', { status });
  const problem = (data ?? {}) as Partial<Problem>;
  if (!isProblemCode(problem.code)) return new ProblemError('internal', { status });
  if (problem.code === 'password_change_required') dispatchPasswordChange();
  return new ProblemError(problem.code, { ...problem, status });
}

/** No retry: a failure is shown with a button (specification, section 9). */
const bff = ky.create({
  headers: { accept: 'application/json', [BFF_HEADER]: '1' },
  retry: 0,
  timeout: false,
  hooks: {
    beforeRequest: [({ request }) => request.headers.set('accept-language', document.documentElement.lang)],
    afterResponse: [
      ({ request, response }) => {
        noteServerTime(response.headers);
        if (response.ok) notifyOfSession(new URL(request.url).pathname);
      },
    ],
    beforeError: [({ error }) => (isHTTPError(error) ? problemOfAnswer(error) : error)],
  },
});

function headersOf({ file, idempotencyKey }: BffOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  if (file) {
    headers['content-type'] = 'application/octet-stream';
    headers['x-file-name'] = encodeURIComponent(file.name.toWellFormed());
  }
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  return headers;
}

/** The calls of `bff-client.ts` without token sync and session expiry. */
export async function bffRequest<T>(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<T> {
  const { file, keepalive, onAnswer, signal } = options;
  try {
    return await bff<T>(new URL(path, document.baseURI), {
      method,
      headers: headersOf(options),
      ...(file ? { body: file } : { json: body }),
      keepalive,
      signal,
      totalTimeout: file ? FILE_DEADLINE_MS : CALL_DEADLINE_MS,
      hooks: { afterResponse: onAnswer ? [({ response }) => onAnswer(response.headers)] : [] },
    }).json();
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw isProblemError(error) ? error : new ProblemError('unreachable');
  }
}

export const askNow = (): Promise<void> => bffRequest<void>('GET', handlers.server.now);
