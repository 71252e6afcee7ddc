import { beforeEach, describe, expect, test } from 'vitest';
import { GET, POST, PUT } from '@/app/api/hub/[...path]/route';
import { sealSession, unsealSession } from '@/lib/session/session';
import { json, scriptedHubForFile } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { eventually } from '../setup/eventually';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const balance = { balance: 10, tranches: [{ points: 10, expiresOn: '2027-01-01' }], asOf: '2026-11-01' };

const hub = scriptedHubForFile();
let cookie: string;
beforeEach(async () => {
  const tokens = { accessToken: crypto.randomUUID(), refreshToken: crypto.randomUUID() };
  cookie = `session=${await sealSession(memberSession(tokens))}`;
});

describe('an expired token', () => {
  /** Answers 401 to every access token but `valid`, and refreshes to it. */
  function expire(refresh: (response: Parameters<typeof json>[0]) => void): void {
    hub.answer((seen, response) => {
      if (seen.path === '/api/auth/refresh') return refresh(response);
      if (seen.headers.authorization === 'Bearer valid') return json(response, 200, { data: balance });
      json(response, 401, { code: 'UNAUTHORIZED', message: '로그인이 필요합니다.' });
    });
  }
  const ask = (currentCookie = cookie) =>
    GET(sameOriginRequest('/api/hub/membership/point', { cookie: currentCookie }));

  test('is refreshed once, the call is replayed, and the new pair is sealed', async () => {
    expire((response) => json(response, 200, { data: null }, { authorization: 'valid', refresh: 'next' }));
    const response = await ask();
    expect(response.status).toBe(200);
    expect(hub.seen.map(({ path }) => path)).toEqual([
      '/hub/membership/point?lang=ko',
      '/api/auth/refresh',
      '/hub/membership/point?lang=ko',
    ]);
    hub.seen.length = 0;
    expect((await ask(cookieAfter(response, cookie))).status).toBe(200);
    expect(hub.seen).toHaveLength(1);
  });

  test('S28 many requests with the old cookie at once: one refresh, all answered', async () => {
    expire((response) =>
      setTimeout(() => json(response, 200, { data: null }, { authorization: 'valid', refresh: 'next' }), 20),
    );
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
    expect(hub.seen.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
  });

  test('S29 refused for good: 401, cookies cleared', async () => {
    expire((response) => json(response, 401, { code: 'REFRESH_REUSED' }));
    const response = await ask();
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'session_expired' });
    expect(cookieAfter(response, `${cookie}; signed-in=1`)).toBe('');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([503, 429])('S29 refresh answers %i: 503 with Retry-After, cookie kept', async (status) => {
    expire((response) => json(response, status, {}));
    const response = await ask();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'try_again' });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('S31 a hub that refuses its own new token is asked for no further one', async () => {
    expire((response) => json(response, 200, { data: null }, { authorization: 'stillborn', refresh: 'next' }));
    const response = await ask();
    expect(response.status).toBe(503);
    expect(hub.seen.filter(({ path }) => path === '/api/auth/refresh')).toHaveLength(1);
    expect(cookieAfter(response, cookie)).toContain('session=');
  });

  test('the pair that was refreshed on the way of a failing call is not lost', async () => {
    hub.answer((seen, response) => {
      if (seen.path === '/api/auth/refresh')
        return json(response, 200, { data: null }, { authorization: 'valid', refresh: 'n' });
      if (seen.headers.authorization === 'Bearer valid')
        return json(response, 409, { code: 'FEE_CHANGED', data: { feeKrw: 5 } });
      json(response, 401, {});
    });
    const response = await POST(
      sameOriginRequest('/api/hub/reservation/room/AB12CD/cancel', {
        method: 'POST',
        body: { expectedFeeKrw: 0 },
        cookie,
      }),
    );
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'conflict', hubCode: 'FEE_CHANGED', data: { feeKrw: 5 } });
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  test('S30 a late answer does not put an older pair over a newer one', async () => {
    let rotations = 0;
    let expired = ['Bearer first'];
    const { promise: second, resolve: secondIsThrough } = Promise.withResolvers<void>();
    hub.answer(async (seen, response) => {
      if (seen.path === '/api/auth/refresh') {
        rotations += 1;
        return json(
          response,
          200,
          { data: null },
          { authorization: `rotated${rotations}`, refresh: `next${rotations}` },
        );
      }
      if (expired.includes(seen.headers.authorization ?? '')) return json(response, 401, {});
      // The first one waits with its rotated pair until the second has rotated again.
      if (seen.headers.authorization === 'Bearer rotated1') await second;
      json(response, 200, { data: balance });
    });
    const tokens = { accessToken: 'first', refreshToken: crypto.randomUUID() };
    const first = `session=${await sealSession(memberSession(tokens))}`;
    const late = ask(first);
    await eventually(() => expect(hub.seen.at(-1)?.headers.authorization).toBe('Bearer rotated1'));
    expired = ['Bearer first', 'Bearer rotated1'];
    const early = await ask(first);
    secondIsThrough();
    const tokensOf = async (response: Response) => {
      const seal = /session=([^;]*)/.exec(cookieAfter(response))?.[1] ?? '';
      return (await unsealSession(seal))?.tokens.accessToken;
    };
    expect(await tokensOf(early)).toBe('rotated2');
    expect(await tokensOf(await late)).toBe('rotated2');
  });

  test('a write is replayed after the refresh, with its body', async () => {
    hub.answer((seen, response) => {
      if (seen.path === '/api/auth/refresh')
        return json(response, 200, { data: null }, { authorization: 'valid', refresh: 'n' });
      // A new password starts a new token family.
      const pair = { authorization: 'newer', refresh: 'm' };
      json(response, seen.headers.authorization === 'Bearer valid' ? 200 : 401, { data: null }, pair);
    });
    const body = { currentPassword: 'a', newPassword: 'Abcdef1!' };
    const response = await PUT(
      sameOriginRequest('/api/hub/membership/member/password', { method: 'PUT', body, cookie }),
    );
    expect(response.status).toBe(200);
    const sent = hub.seen.filter(({ path }) => path.endsWith('/membership/member/password'));
    expect(sent.map((call) => call.body)).toEqual([JSON.stringify(body), JSON.stringify(body)]);
  });
});
