import { beforeEach, describe, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/hub/[...path]/route';
import { allowedCall } from '@/lib/bff/allow-list';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { sealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { sameOriginRequest } from './same-origin-request';

const balance = { balance: 10, tranches: [{ points: 10, expiresOn: '2027-01-01' }], asOf: '2026-11-01' };
const entries: Endpoint[] = Object.values(contract);

const hub = scriptedHubForFile();
let cookie: string;
beforeEach(async () => {
  hub.answer((_seen, response) => json(response, 200, { data: balance }));
  const tokens = { accessToken: crypto.randomUUID(), refreshToken: crypto.randomUUID() };
  cookie = `session=${await sealSession(memberSession(tokens))}`;
});

describe('S19 the allow-list', () => {
  const address = (entry: Endpoint) => entry.path.replace(/\{\w+\}/g, 'ABCDEF');

  test.each(entries.map((entry) => [entry.name, entry] as const))(
    '%s is let in by its audience alone',
    (_name, entry) => {
      const found = allowedCall(entry.method, address(entry))?.entry;
      expect(found?.name).toBe(entry.audience === 'server' ? undefined : entry.name);
    },
  );

  test.each([
    '/membership/../auth/logout',
    '/membership%2fpoint',
    '/membership%2Fpoint',
    '/membership/%2e%2e/auth/logout',
    '/membership//point',
    '/membership%252fpoint',
    '/membership/%252e%252e/auth/logout',
    '/http://evil.example/membership/point',
    '/membership/point%00',
    '/membership/point/',
    '/Membership/point',
    '//evil.example/membership/point',
    '/@evil.example/membership/point',
    '/membership/point@evil.example',
    '/membership/point;x=1',
    '/auth\\logout',
    '/reservation/room/AB12CD/',
    '/reservation/room/AB%0d%0a12',
    '/auth/refresh',
    '/membership/login',
    '/crypt/decrypt',
    '/voc/token/issue',
    '',
    '/',
  ])('%j is unknown', async (path) => {
    expect(allowedCall('GET', path)).toBeNull();
    expect(allowedCall('POST', path)).toBeNull();
    const sockets = hub.sockets();
    const response = await GET(sameOriginRequest(`/api/hub${path}`, { cookie }));
    expect(response.status).toBe(404);
    expect(hub.sockets()).toBe(sockets);
    expect(hub.seen).toEqual([]);
  });

  test('another method is unknown', async () => {
    const response = await POST(sameOriginRequest('/api/hub/membership/point', { method: 'POST', body: {}, cookie }));
    expect(response.status).toBe(404);
    expect(hub.seen).toEqual([]);
  });

  test('a parameter that does not fit names nothing', async () => {
    const response = await GET(sameOriginRequest('/api/hub/reservation/room/ab?lang=ko', { cookie }));
    expect(response.status).toBe(404);
    expect(hub.seen).toEqual([]);
  });
});

describe('what passes', () => {
  test('S20 is asked again: the hub sees no part of the browser’s headers', async () => {
    await GET(
      sameOriginRequest('/api/hub/membership/point', {
        cookie: `${cookie}; other=1`,
        headers: {
          authorization: 'Bearer forged',
          'x-forwarded-for': '1.2.3.4',
          'x-forwarded-host': 'evil.example',
          forwarded: 'for=1.2.3.4',
          'x-custom': 'canary',
          'accept-language': 'ja',
        },
      }),
    );
    const sent = hub.seen[0]?.headers ?? {};
    const ours = ['accept', 'accept-encoding', 'accept-language', 'authorization', 'traceparent', 'x-request-id'];
    const ofFetch = ['connection', 'host', 'sec-fetch-mode', 'user-agent'];
    expect(Object.keys(sent).sort()).toEqual([...ours, ...ofFetch].sort());
    expect(sent['user-agent']).toBe('undici');
    expect(sent.authorization).not.toContain('forged');
    expect(sent['accept-language']).toBe('ja');
  });

  test('S21 is answered again: the browser sees no part of the hub’s headers and no unknown field', async () => {
    hub.answer((_seen, response) =>
      json(
        response,
        200,
        { data: { ...balance, secretField: 'canary' }, extra: 1 },
        {
          authorization: 'Bearer canary',
          refresh: 'canary',
          'set-cookie': 'canary=1',
          server: 'canary',
          'x-powered-by': 'canary',
        },
      ),
    );
    const response = await GET(sameOriginRequest('/api/hub/membership/point', { cookie }));
    expect(response.status).toBe(200);
    expect(await response.clone().json()).toEqual({ data: { ...balance, expected: [] } });
    expect([...response.headers].flat().join() + (await response.text())).not.toContain('canary');
    expect([...response.headers.keys()].sort()).toEqual([
      'cache-control',
      'content-type',
      'x-content-type-options',
      'x-request-id',
    ]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('a guest may ask what is for anyone, without a token', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: { availableYn: 'Y' } }));
    const response = await GET(sameOriginRequest('/api/hub/membership/id/check?membershipId=sample.member'));
    expect(await response.json()).toEqual({ data: { availableYn: 'Y' } });
    expect(hub.seen[0]?.headers.authorization).toBeUndefined();
  });

  test('a guest who asks for a member’s data gets 401 and the hub no call', async () => {
    const response = await GET(sameOriginRequest('/api/hub/membership/point'));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'login_required' });
    expect(hub.seen).toEqual([]);
  });

  test('S34 the idempotency key of a booking reaches the hub, a bad one does not pass', async () => {
    hub.answer((_seen, response) =>
      json(response, 200, { data: { enquiryNo: 'E1', receivedAt: '2026-11-21T09:00:00+09:00' } }),
    );
    const body = { subject: 'a', text: 'b' };
    const send = (key: string) =>
      POST(
        sameOriginRequest('/api/hub/membership/enquiry', {
          method: 'POST',
          body,
          cookie,
          headers: { 'idempotency-key': key },
        }),
      );
    expect((await send('key-12345678')).status).toBe(200);
    expect(hub.seen[0]?.headers['idempotency-key']).toBe('key-12345678');
    expect((await send('short')).status).toBe(400);
    expect(hub.seen).toHaveLength(1);
  });
});

describe('bad bodies', () => {
  const send = (body: string, type: string | undefined) =>
    POST(
      sameOriginRequest('/api/hub/membership/enquiry', {
        method: 'POST',
        body,
        cookie,
        headers: { 'content-type': type },
      }),
    );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json-seq',
    undefined,
  ])('S12 JSON sent as %s: 415', async (type) => {
    expect((await send('{"subject":"a","text":"b"}', type)).status).toBe(415);
    expect(hub.seen).toEqual([]);
  });

  test('S24 11 MB: 413', async () => {
    expect((await send('x'.repeat(11 * 1024 * 1024), 'application/json')).status).toBe(413);
  });

  test('S24 over 64 KiB without a declared length: 413', async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(32 * 1024)) });
    const request = new Request(
      sameOriginRequest('/api/hub/membership/enquiry', { method: 'POST', body: '{}', cookie }),
      {
        body: endless,
        duplex: 'half',
      } as RequestInit,
    );
    expect((await POST(request)).status).toBe(413);
  });

  test('no JSON: 400', async () => {
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send('', 'application/json')).status).toBe(400);
  });

  test('fields that do not fit: 400 with each field, and no value of the visitor', async () => {
    const response = await send('{"subject":"","text":5}', 'application/json; charset=utf-8');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      fieldErrors: { subject: 'too_small', text: 'invalid_type' },
    });
  });
});
