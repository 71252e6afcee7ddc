import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { callEndpoint, callHub } from '@/lib/hub/hub-client';
import type { HubErrorKind } from '@/lib/hub/hub-error';
import { logger } from '@/lib/observability/logger';
import { useEnvironment } from '../env/environment';
import { failureOf } from './failure-of';
import { json, scriptedHubForFile } from './scripted-hub';
import { shortDeadlines } from './short-deadlines';
import { withoutDeadlines } from './without-deadlines';

const hub = scriptedHubForFile({ CHAT_PATH: '/talk/people' });

const read: Endpoint = contract.checkMembershipId;
const readInput = { query: { membershipId: 'sample.member' } };
const free = { data: { availableYn: 'Y' } };

describe('S33 a fault', () => {
  const faults: [string, (response: ServerResponse) => void, HubErrorKind, number][] = [
    ['a reset', (response) => response.destroy(), 'unreachable', 2],
    [
      'half a body',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"data":');
        setTimeout(() => response.destroy(), 5);
      },
      'unreachable',
      2,
    ],
    ['503', (response) => json(response, 503, {}), 'unreachable', 2],
    [
      'broken JSON',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"data":');
      },
      'contract_broken',
      1,
    ],
    [
      'an error page with 200',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sorry</h1>');
      },
      'contract_broken',
      1,
    ],
    ['another shape', (response) => json(response, 200, { data: { availableYn: 'perhaps' } }), 'contract_broken', 1],
    ['no envelope', (response) => json(response, 200, { availableYn: 'Y' }), 'contract_broken', 1],
    [
      'an endless body',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(`"${'x'.repeat(5 * 1024 * 1024)}"`);
      },
      'contract_broken',
      1,
    ],
  ];

  test.each(faults)(
    '%s is classified, and a read is tried as often as it helps',
    async (_name, fault, kind, attempts) => {
      hub.answer((_seen, response) => fault(response));
      expect((await failureOf(callEndpoint(read, readInput))).kind).toBe(kind);
      expect(hub.seen).toHaveLength(attempts);
    },
  );

  test('S34 that passes is not noticed by a read', async () => {
    let tries = 0;
    hub.answer((_seen, response) => {
      tries += 1;
      if (tries === 1) response.destroy();
      else json(response, 200, free);
    });
    await expect(callEndpoint(read, readInput)).resolves.toMatchObject({ data: { availableYn: 'Y' } });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['503', (response) => json(response, 503, {})],
    ['a reset', (response) => response.destroy()],
  ])('S34 a write is never repeated by itself after %s', async (_name, fault) => {
    hub.answer((_seen, response) => fault(response));
    const error = await failureOf(callEndpoint(contract.logout, { body: { refreshToken: 'r' } }));
    expect(error.kind).toBe('unreachable');
    expect(hub.seen).toHaveLength(1);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a reset', (response) => response.destroy()],
    ['503', (response) => json(response, 503, {})],
    [
      'a refusal',
      (response) => json(response, 409, { code: 'canary with spaces', message: 'canary', data: { name: 'canary' } }),
    ],
    ['another shape', (response) => json(response, 200, { data: { memberName: 5, memberEmail: 'canary' } })],
  ])('S42 printed after %s shows no token and nothing about a person', async (_name, fault) => {
    hub.answer((_seen, response) => fault(response));
    const error = await failureOf(callHub(contract.memberProfile, { accessToken: 'canary-token' }));
    expect(inspect(error, { depth: 20 })).not.toContain('canary');
  });

  test('a closed port: unreachable, and the log names the code of the connection', async () => {
    useEnvironment({ HUB_API_BASE: 'http://localhost:2', PLAIN_API_BASE: 'http://localhost:2' });
    const warn = vi.spyOn(logger(), 'warn');
    expect((await failureOf(callEndpoint(read, readInput))).kind).toBe('unreachable');
    const line = { event: 'hub_call', outcome: 'unreachable', errorCode: 'ECONNREFUSED' };
    expect(warn).toHaveBeenCalledWith(expect.objectContaining(line), 'hub call');
    useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  });

  test('a hub that hangs ends a read after 3 seconds, the second attempt included', async () => {
    const deadlines = shortDeadlines();
    hub.answer(() => undefined);
    const warn = vi.spyOn(logger(), 'warn');
    expect((await failureOf(callEndpoint(read, readInput))).kind).toBe('timeout');
    const line = { event: 'hub_call', outcome: 'timeout', errorCode: undefined };
    expect(warn).toHaveBeenLastCalledWith(expect.objectContaining(line), 'hub call');
    expect(deadlines.mock.calls).toEqual([[3_000]]);
    expect(hub.seen.length).toBeLessThan(2);
  });
});

test('S36 the visitor leaves: the hub call is ended at once', async () => {
  withoutDeadlines();
  let isClosed = false;
  hub.answer((_seen, response) => {
    response.on('close', () => {
      isClosed = true;
    });
  });
  const visitor = new AbortController();
  const call = callEndpoint(read, readInput, { signal: visitor.signal });
  await expect.poll(() => hub.seen.length).toBe(1);
  expect(isClosed).toBe(false);
  visitor.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  await expect.poll(() => isClosed).toBe(true);
});

test('connections are kept: many calls, few sockets', async () => {
  hub.answer((_seen, response) => json(response, 200, free));
  await callEndpoint(read, readInput);
  const before = hub.sockets();
  for (let call = 0; call < 20; call += 1) await callEndpoint(read, readInput);
  expect(hub.sockets() - before).toBeLessThanOrEqual(1);
});
