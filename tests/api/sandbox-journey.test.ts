import { afterEach, describe, expect, test } from 'vitest';
import { GET } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { POST as logOut } from '@/app/api/session/logout/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

/** The handlers against the true stand-in hub, which rotates refresh tokens and ends a session on reuse. */
const sandbox = sandboxAsHub();
afterEach(async () => {
  await control('DELETE', '/faults');
});

async function control(method: string, path: string, body?: unknown): Promise<{ counts?: Record<string, number> }> {
  const response = await fetch(sandbox.controlBase + path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  expect(response.ok, `${method} ${path}`).toBe(true);
  return (await response.json()) as { counts?: Record<string, number> };
}

async function loggedIn(): Promise<string> {
  const { membershipId, password } = sampleAccounts.member;
  const response = await logIn(
    sameOriginRequest('/api/session/login', { method: 'POST', body: { membershipId, password } }),
  );
  expect(response.status).toBe(200);
  return cookieAfter(response);
}
const points = (cookie: string) => GET(sameOriginRequest('/api/hub/membership/point', { cookie }));

describe('a session whose access token has expired', () => {
  test('S30 the old cookie is served after two rotations, and no reuse is reported', async () => {
    const cookie = await loggedIn();
    await control('POST', '/tokens/expire-access');
    const second = cookieAfter(await points(cookie), cookie);
    await control('POST', '/tokens/expire-access');
    const third = cookieAfter(await points(second), second);
    expect((await points(cookie)).status).toBe(200);
    expect((await points(third)).status).toBe(200);
  });

  test('an old cookie whose newest known pair has expired too is refreshed once more', async () => {
    const cookie = await loggedIn();
    await control('POST', '/tokens/expire-access');
    await points(cookie);
    await control('POST', '/tokens/expire-access');
    await control('DELETE', '/calls');
    expect((await points(cookie)).status).toBe(200);
    expect((await control('GET', '/calls')).counts?.refreshTokens).toBe(1);
  });

  test('S29 a hub that is down for the refresh logs no member out', async () => {
    const cookie = await loggedIn();
    await control('POST', '/tokens/expire-access');
    await control('POST', '/faults', { path: '/auth/refresh', kind: 'status', status: 503 });
    const refused = await points(cookie);
    expect(refused.status).toBe(503);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await (await viewer(sameOriginRequest('/api/session/viewer', { cookie }))).json()).toMatchObject({
      state: 'unavailable',
    });
    await control('DELETE', '/faults');
    expect((await points(cookie)).status).toBe(200);
  });

  test('logs out for good, the new way in is closed too', async () => {
    const cookie = await loggedIn();
    await control('POST', '/tokens/expire-access');
    await control('DELETE', '/calls');
    const left = await logOut(sameOriginRequest('/api/session/logout', { method: 'POST', cookie }));
    expect(left.status).toBe(200);
    expect(cookieAfter(left, cookie)).toBe('');
    expect((await control('GET', '/calls')).counts?.logout).toBe(1);
    expect((await points(cookie)).status).toBe(401);
  });

  test('S28 100 at once: 1 refresh, 100 answers, 0 logouts', async () => {
    const cookie = await loggedIn();
    await control('POST', '/tokens/expire-access');
    await control('DELETE', '/calls');
    const answers = await Promise.all(Array.from({ length: 100 }, () => points(cookie)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(100);
    expect((await control('GET', '/calls')).counts?.refreshTokens).toBe(1);
    // Whichever of the 100 cookies the browser keeps is good.
    for (const answer of [answers[0], answers[99]]) {
      if (answer) expect((await points(cookieAfter(answer, cookie))).status).toBe(200);
    }
  });
});
