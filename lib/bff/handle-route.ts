import 'server-only';
import type * as z from 'zod';
import { serverEnv } from '@/lib/env/server-env';
import { languageOfAcceptHeader } from '@/lib/i18n/detect-language';
import type { Language } from '@/lib/i18n/languages';
import { validRequestId } from '@/lib/request/request-id';
import { cookiesAfterFailure } from './cookies-after-failure';
import { isSameOriginRequest } from './csrf';
import type { AccountKind, AddressKind } from './limits';
import { ProblemError } from './problem-error';
import { problemOf, problemResponse } from './problem-response';
import { limitByAccount, limitByAddress } from './rate-limit';
import { fieldErrorsOf, readJson } from './read-body';
import { RouteSession } from './route-session';
import { SESSION_RENEWED_HEADER } from './session-renewed-header';

const PRIVATE = 'private, no-store';
const SAFE_METHODS = ['GET', 'HEAD'];

export interface RouteContext<Body> {
  request: Request;
  requestId: string;
  url: URL;
  body: Body;
  session: RouteSession;
  language: Language;
  /** Options of its calls of the hub. */
  hub: { language: string; requestId: string; signal: AbortSignal };
}

export interface RouteResult {
  body: unknown;
  status?: number;
  headers?: Record<string, string>;
  cookies?: readonly string[];
}

interface RouteOptions<Body> {
  /** By default. False where the answer is everybody's: a GET then needs no `x-bff`. */
  usesSession?: boolean;
  /** Before the body is read. @throws ProblemError for callers that are not allowed */
  authorize?: (request: Request) => void;
  body?: z.ZodType<Body>;
  /** Counts tries by address, before the body is read, and by the account that the body or the session names. */
  limit?:
    | { kind: AccountKind; accountOf: (body: Body, session: RouteSession) => string | Promise<string | undefined> }
    | { kind: AddressKind };
  run: (context: RouteContext<Body>) => Promise<RouteResult>;
}

function refuseCrossSite(request: Request, usesSession: boolean): void {
  if (SAFE_METHODS.includes(request.method) && !usesSession) return;
  if (!isSameOriginRequest(request.headers, serverEnv().PUBLIC_ORIGIN)) throw new ProblemError('cross_site');
}

async function parseBody<Body>(request: Request, schema: z.ZodType<Body> | undefined): Promise<Body> {
  if (schema === undefined) return undefined as Body;
  const parsed = schema.safeParse(await readJson(request));
  if (!parsed.success) throw new ProblemError('invalid_input', { fieldErrors: fieldErrorsOf(parsed.error.issues) });
  return parsed.data;
}

/** Reads the session and the body, sets cookies, and answers every failure as `application/problem+json`. */
export function handleRoute<Body = undefined>(options: RouteOptions<Body>): (request: Request) => Promise<Response> {
  const { usesSession = true, limit } = options;
  return async (request) => {
    const requestId = validRequestId(request.headers.get('x-request-id'));
    const headers = new Headers({ 'x-request-id': requestId, 'x-content-type-options': 'nosniff' });
    const session = new RouteSession(request, requestId);
    try {
      refuseCrossSite(request, usesSession);
      options.authorize?.(request);
      if (limit) await limitByAddress(limit.kind);
      const language = languageOfAcceptHeader(request.headers.get('accept-language'));
      const context: RouteContext<Body> = {
        request,
        requestId,
        url: new URL(request.url),
        body: await parseBody(request, options.body),
        session,
        language,
        hub: { language: language.locale, requestId, signal: request.signal },
      };
      const run = () => options.run(context);
      const counted = limit && 'accountOf' in limit ? limit : undefined;
      const account = await counted?.accountOf(context.body, session);
      const result = await (counted && account !== undefined ? limitByAccount(counted.kind, account, run) : run());
      const cookies = [...(await session.setCookies()), ...(result.cookies ?? [])];
      headers.set('cache-control', usesSession ? PRIVATE : 'no-store');
      for (const [name, value] of Object.entries(result.headers ?? {})) headers.set(name, value);
      return withSession(Response.json(result.body, { status: result.status, headers }), cookies, session);
    } catch (error) {
      headers.set('cache-control', PRIVATE);
      const response = problemResponse(problemOf(error, requestId, request), requestId, headers);
      return withSession(response, await cookiesAfterFailure(session, error), session);
    }
  };
}

function withSession(response: Response, cookies: readonly string[], session: RouteSession): Response {
  if (session.renewedForApp) response.headers.set(SESSION_RENEWED_HEADER, '1');
  if (cookies.length > 0) response.headers.set('cache-control', PRIVATE);
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
