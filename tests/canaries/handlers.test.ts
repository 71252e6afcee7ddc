import { readdirSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { loggerOptions } from '@/lib/observability/logger';
import { processWideValues } from '@/lib/process-wide';
import { sealSession } from '@/lib/session/session';
import { sameOriginRequest } from '../api/same-origin-request';
import { useEnvironment } from '../env/environment';
import { json, type ScriptedHub, type SeenRequest, startScriptedHub } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { canary, sampleOf } from './canary-samples';

type Handler = (request: Request) => Promise<Response>;

interface Call {
  name: string;
  handler: Handler;
  address: string;
  method: string;
  body?: unknown;
}

const entries = Object.entries(contract) as [string, Endpoint][];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const apiFolder = `${import.meta.dirname}/../../app/api`;
const secretOfServer = 'canary-secret-of-the-server-with-32-characters';
/** What no answer may hold, the member's own included: tokens, passwords, connecting information, the server's secrets. */
const secret = /canary[.-](access|refresh|ci|di|secret)|canary-pass/i;

const modules = await Promise.all(
  readdirSync(apiFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map(async (file) => ({
      address: `/api/${file.replace(/\/route\.ts$/, '')}`,
      handlers: (await import(`${apiFolder}/${file}`)) as Record<string, Handler>,
    })),
);
const proxy = modules.find(({ address }) => address.startsWith('/api/hub/'))?.handlers ?? {};

/** One body for every route of our own: each takes out of it what its schema names. */
const anyBody = {
  membershipId: 'canary.member',
  password: 'Canary-Pass1!',
  accessToken: 'canary.access.sent',
  refreshToken: 'canary.refresh.sent',
  memberEmail: 'canary.mail@example.com',
  memberMobile: '010-9182-7364',
  ci: 'canary-ci',
  di: 'canary-di',
  token: 'canary-secret-of-a-mail'.padEnd(43, 'x'),
};
const ownRoutes: Call[] = modules
  .filter(({ handlers }) => handlers !== proxy)
  .flatMap(({ address, handlers }) =>
    methods.flatMap((method) => {
      const handler = handlers[method];
      return handler
        ? [{ name: `${method} ${address}`, handler, address: `${address}?from=canary-query`, method, body: anyBody }]
        : [];
    }),
  );
const proxied: Call[] = entries
  .filter(([, { audience }]) => audience !== 'server')
  .map(([name, { method, path, params, query, body }]) => {
    const filled = Object.entries((params ? sampleOf(params) : {}) as Record<string, string>).reduce(
      (text, [key, value]) => text.replace(`{${key}}`, encodeURIComponent(value)),
      path,
    );
    const search = query ? `?${new URLSearchParams(sampleOf(query) as Record<string, string>)}` : '';
    const handler = proxy[method] as Handler;
    return { name, handler, address: `/api/hub${filled}${search}`, method, body: body && sampleOf(body) };
  });

/** The entry of the contract that a call of the product means. */
function entryOf({ method, path }: SeenRequest): Endpoint | undefined {
  const pathname = path.split('?', 1)[0]?.replace(/^\/(hub|api)/, '') ?? '';
  return entries
    .map(([, entry]) => entry)
    .filter((entry) => entry.method === method)
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)
    .find((entry) => new RegExp(`^${entry.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname));
}

const leak = { code: 'CONFLICT', message: 'canary message', data: anyBody, errors: [anyBody] };
const tokens = { authorization: 'Bearer canary.access.issued', refresh: 'canary.refresh.issued' };
const refuse =
  (status: number, headers = {}) =>
  (response: ServerResponse) =>
    json(response, status, leak, { ...tokens, ...headers });

const answers: [string, (response: ServerResponse, seen: SeenRequest) => unknown][] = [
  [
    'what the contract says',
    (response, seen) => {
      const entry = entryOf(seen);
      const payload = entry ? sampleOf(entry.response) : null;
      json(response, 200, entry?.envelope === 'whole' ? payload : { [entry?.envelope ?? 'data']: payload }, tokens);
    },
  ],
  ['another shape', (response) => json(response, 200, { data: [leak], retData: 'canary' }, tokens)],
  ['its own fields with wrong values', (response) => json(response, 200, { data: { ...anyBody, memberName: 5 } })],
  ...[400, 401, 403, 404, 409, 422, 500, 503].map((status): [string, (response: ServerResponse) => void] => [
    String(status),
    refuse(status),
  ]),
  ['429', refuse(429, { 'retry-after': '1' })],
  ['a redirect', refuse(302, { location: 'https://evil.example/?token=canary-redirect' })],
  ['an error page with 200', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>canary')],
  [
    'half a body',
    (response) => response.writeHead(200, { 'content-length': '99' }).end('{"data":"canary', () => response.destroy()),
  ],
  ['a reset', (response) => response.destroy()],
];

const log: string[] = [];
let hub: ScriptedHub;
let sealed = 0;

beforeEach(() => {
  // A read is repeated at once: its pause is a part of 150 ms, by chance.
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
beforeAll(async () => {
  hub = await startScriptedHub();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk));
      done();
    },
  });
  processWideValues.set('logger', pino({ ...loggerOptions, level: 'trace' }, sink));
  useEnvironment({
    HUB_API_BASE: `${hub.origin}/hub`,
    PLAIN_API_BASE: `${hub.origin}/api`,
    IDENTITY_FORM_URL: `${hub.origin}/form`,
    SESSION_SECRET: secretOfServer,
    METRICS_TOKEN: 'canary-secret-of-metrics',
  });
});
afterAll(async () => {
  processWideValues.delete('logger');
  await hub.stop();
});

/** A member's cookie with a pair that no call before it has used up. @param leaver whose membership the call ends */
async function freshCookie(leaver?: string): Promise<string> {
  sealed += 1;
  const pair = { accessToken: `canary.access.held${sealed}`, refreshToken: `canary.refresh.held${sealed}` };
  // The member whom the hub's canaries name: another one's profile would end the session.
  const named = sampleOf(contract.memberProfile.response) as { membershipNo: string };
  const membershipNo = leaver ?? named.membershipNo;
  return `session=${await sealSession({ ...memberSession(pair), membershipNo })}`;
}

/** Everything that an answer says; seals are not readable and are taken out. */
async function wordsOf(response: Response): Promise<string> {
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
  return `${headers.join('\n').replace(/Fe26\.2[^;\s]*/g, '')}\n${await response.text()}`;
}

async function make({ name, handler, address, method }: Call, body: unknown): Promise<number> {
  forgetRateLimits();
  processWideValues.delete('hub-lanes');
  // No session of a member who has left is good for another call.
  const cookie = await freshCookie(name.endsWith('/withdrawal') ? `canary-leaver-${sealed}` : undefined);
  const request = sameOriginRequest(address, { method, cookie, body: method === 'GET' ? undefined : body });
  const response = await handler(request);
  const words = await wordsOf(response);
  expect(words, `the answer of ${name}`).not.toMatch(secret);
  expect(words, `the answer of ${name}`).not.toContain(cookie.slice('session='.length));
  return response.status;
}

/** No part of the canaries in the log, and nothing printed beside it. */
async function expectSilence(work: () => Promise<void>): Promise<void> {
  log.length = 0;
  const printed = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'));
  await work();
  const lines = [...log, ...printed.flatMap((spy) => spy.mock.calls.map(([chunk]) => String(chunk)))];
  for (const spy of printed) spy.mockRestore();
  const found = lines.filter((line) => canary.test(line));
  expect(found, `canaries in the log: ${found[0]}`).toEqual([]);
}

test('the samples fit the contract: each call is made with canaries, and its answer holds them', () => {
  for (const [name, entry] of entries) {
    for (const part of ['params', 'query', 'body', 'response'] as const) {
      const schema = entry[part];
      if (schema) expect(schema.safeParse(sampleOf(schema)).success, `${name}, ${part}`).toBe(true);
    }
  }
});

describe('S42 canaries through every route', () => {
  test.each(answers)('while the hub answers %s', async (what, answer) => {
    const isRight = what === answers[0]?.[0];
    hub.seen.length = 0;
    hub.answer((seen, response) => answer(response, seen));
    const statuses: Record<string, number> = {};
    await expectSilence(async () => {
      for (const call of [...ownRoutes, ...proxied]) statuses[call.name] = await make(call, call.body);
    });
    const failed = Object.entries(statuses).filter(([name, status]) => name in contract && status !== 200);
    if (isRight) expect(failed).toEqual([]);
    else expect(failed.length, 'calls that failed').toBeGreaterThan(proxied.length / 2);
    expect(log.length, 'lines were written').toBeGreaterThan(proxied.length);
    const reached = new Set(hub.seen.map((seen) => entryOf(seen)?.name));
    for (const { name } of proxied) expect([...reached], 'the hub was asked').toContain(name);
    expect(
      hub.seen.some(({ body }) => body.includes('Canary-Pass1!')),
      'the hub alone got the password',
    ).toBe(true);
  });

  test.each([
    ['no JSON', 'canary {"password":"Canary-Pass1!"'],
    ['another shape', [{ canary: anyBody }]],
    ['wrong values', Object.fromEntries(Object.keys(anyBody).map((name) => [name, { canary: anyBody }]))],
    ['far too much', { ...anyBody, filler: 'canary '.repeat(200_000) }],
  ])('while a browser sends %s', (_name, body) =>
    expectSilence(async () => {
      for (const call of [...ownRoutes, ...proxied]) await make(call, body);
    }),
  );
});

test('S42 the walk would find a canary', async () => {
  const { logger } = await import('@/lib/observability/logger');
  await expect(expectSilence(async () => logger().info({ note: 'canary.member' }))).rejects.toThrow(/canary.member/);
  await expect(
    expectSilence(async () => {
      process.stdout.write('010-9182-7364\n');
    }),
  ).rejects.toThrow(/9182/);
});
