import 'server-only';
import type { HTTPError } from 'ky';
import * as z from 'zod';
import { bareToken } from './bearer-token';
import { brokenAnswer, brokenPlaces } from './broken-answer';
import { hubErrorBody } from './contract/common';
import type { Endpoint } from './contract/endpoint';
import type { TokenPair } from './contract/token-pair';
import { HubError, type HubErrorKind } from './hub-error';

export interface HubAnswer<T> {
  data: T;
  tokens?: TokenPair;
}

const compiledSchemas = new WeakMap<z.ZodType, z.ZodType>();

/** Compiled schemas parse valid data several times faster. */
function compiled(schema: z.ZodType): z.ZodType {
  const known = compiledSchemas.get(schema) ?? z.compile(schema);
  compiledSchemas.set(schema, known);
  return known;
}

const kindByStatus: Record<number, HubErrorKind> = {
  400: 'rejected',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'timeout',
  409: 'conflict',
  410: 'not_found',
  413: 'rejected',
  422: 'rejected',
  // Locked for a while after too many attempts.
  423: 'rate_limited',
  429: 'rate_limited',
};

function retryAfterSeconds({ headers }: Response): number | undefined {
  const value = headers.get('retry-after');
  if (!value) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.min(3_600, Math.max(0, Math.ceil(seconds))) : undefined;
}

/**
 * The failure for a status other than 2xx, with the hub's code. Text and data only of a 4xx: the text of a broken hub is
 * not for visitors.
 */
export function failureOf(entry: Endpoint, { response, data }: Pick<HTTPError, 'response' | 'data'>): HubError {
  const kind = kindByStatus[response.status] ?? (response.status >= 500 ? 'unreachable' : 'contract_broken');
  const isRefusal = response.status >= 400 && response.status < 500;
  const reason = hubErrorBody.safeParse(data).data;
  return new HubError(kind, {
    endpoint: entry.name,
    hubCode: harmlessCode(reason?.code),
    hubMessage: isRefusal ? messageOf(entry, reason) : undefined,
    data: isRefusal ? refusalData(entry, reason?.code, reason?.data) : undefined,
    retryAfterSeconds: retryAfterSeconds(response),
    broken: kind === 'contract_broken' ? brokenAnswer(response, 'status') : undefined,
  });
}

/** Section 8: `response.data.message`, and of a login `response.data.data` before it. */
function messageOf(entry: Endpoint, reason: { message?: string | undefined; data?: unknown } | undefined) {
  const data = typeof reason?.data === 'string' && reason.data !== '' ? reason.data : undefined;
  return entry.name === 'login' ? (data ?? reason?.message) : (reason?.message ?? data);
}

function refusalData(entry: Endpoint, code: string | undefined, data: unknown): unknown {
  const listed = entry.refusalData ?? {};
  return code !== undefined && Object.hasOwn(listed, code) ? listed[code]?.safeParse(data).data : undefined;
}

function harmlessCode(code: string | undefined): string | undefined {
  return code !== undefined && /^[\w.-]{1,40}$/.test(code) ? code : undefined;
}

async function jsonOf(response: Response): Promise<unknown> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType)) return undefined;
  return response.json().catch(() => undefined);
}

function payloadOf(entry: Endpoint, body: unknown): unknown {
  if (entry.envelope === 'whole') return body;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, entry.envelope)) return undefined;
  return (body as Record<string, unknown>)[entry.envelope];
}

function tokensOf(entry: Endpoint, response: Response): TokenPair {
  const { headers } = response;
  try {
    return {
      accessToken: bareToken(headers.get('authorization') ?? ''),
      refreshToken: bareToken(headers.get('refresh') ?? ''),
    };
  } catch (cause) {
    const broken = brokenAnswer(response, 'headers authorization and refresh');
    throw new HubError('contract_broken', { endpoint: entry.name, broken, cause });
  }
}

/** @param response 2xx @throws HubError `contract_broken` for an answer that is not what the contract says */
export async function readHubResponse(entry: Endpoint, response: Response): Promise<HubAnswer<unknown>> {
  const body = response.status === 204 ? undefined : await jsonOf(response);
  const payload = response.status === 204 ? null : payloadOf(entry, body);
  const parsed = compiled(entry.response).safeParse(payload);
  if (!parsed.success) {
    const isJson = body !== undefined || response.status === 204;
    const brokenAt = isJson ? brokenPlaces(entry, payload, parsed.error.issues) : 'no JSON';
    throw new HubError('contract_broken', { endpoint: entry.name, broken: brokenAnswer(response, brokenAt) });
  }
  return { data: parsed.data, ...(entry.issuesTokens && { tokens: tokensOf(entry, response) }) };
}
