import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { POST as logOut } from '@/app/api/session/logout/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { loadHotelDetail, loadHotelProducts } from '@/lib/hub/hotels';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { type RunningSandbox, startSandbox } from '@/sandbox/hub/start-sandbox';
import { useEnvironment } from '../env/environment';
import { shortDeadlines } from '../hub/short-deadlines';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

/** The handlers against the true stand-in hub, which rotates refresh tokens and ends a session on reuse. */
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
  useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase });
});
afterAll(() => sandbox.stop());
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

async function loggedIn(account: keyof typeof sampleAccounts = 'member'): Promise<string> {
  const { membershipId, password } = sampleAccounts[account];
  const response = await logIn(
    sameOriginRequest('/api/session/login', { method: 'POST', body: { membershipId, password } }),
  );
  expect(response.status).toBe(200);
  return cookieAfter(response);
}
const points = (cookie: string) => GET(sameOriginRequest('/api/hub/membership/point', { cookie }));

describe('login', () => {
  test('of each sample account gives its viewer', async () => {
    const states = await Promise.all(
      (['member', 'employee', 'temporary'] as const).map(async (account) => {
        const cookie = await loggedIn(account);
        return (await viewer(sameOriginRequest('/api/session/viewer', { cookie }))).json();
      }),
    );
    expect(states).toMatchObject([
      { state: 'member', membershipId: 'sample.member', employeeStatus: 'N', temporaryYn: 'N' },
      { state: 'member', membershipId: 'sample.employee', employeeStatus: 'Y' },
      { state: 'member', membershipId: 'sample.temporary', temporaryYn: 'Y' },
    ]);
  });

  test('with a wrong password and with an unknown id answer the same', async () => {
    const refusal = async (membershipId: string) => {
      const body = { membershipId, password: 'Wrong-Password-1' };
      const response = await logIn(sameOriginRequest('/api/session/login', { method: 'POST', body }));
      const { requestId: _requestId, ...problem } = (await response.json()) as Record<string, unknown>;
      return { status: response.status, problem };
    };
    const wrong = await refusal(sampleAccounts.recommender.membershipId);
    expect(wrong).toMatchObject({ status: 401, problem: { code: 'unauthorized', hubCode: 'LOGIN_FAILED' } });
    expect(wrong.problem.hubMessage).toEqual(expect.any(String));
    expect(await refusal('nobody.at.all')).toEqual(wrong);
  });
});

describe('a session whose access token has expired', () => {
  test('100 at once: 1 refresh, 100 answers, 0 logouts (SECURITY 28)', async () => {
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

  test('the old cookie is served after two rotations, and no reuse is reported (SECURITY 30)', async () => {
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

  test('a hub that is down for the refresh logs no member out (SECURITY 29)', async () => {
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
});

describe('S33 faults of the hub', () => {
  test.each([
    ['down', 503, 'unreachable'],
    ['reset', 503, 'unreachable'],
    ['malformed', 502, 'contract_broken'],
    ['html', 502, 'contract_broken'],
  ])('%s is %i %s, and the session stays', async (kind, status, code) => {
    const cookie = await loggedIn();
    await control('POST', '/faults', { path: '/membership/point', kind });
    const response = await points(cookie);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('slower than the deadline of 3 s is 504', async () => {
    const cookie = await loggedIn();
    await control('POST', '/faults', { path: '/membership/point', kind: 'slow', delayMs: 10_000 });
    const deadlines = shortDeadlines();
    expect((await points(cookie)).status).toBe(504);
    expect(deadlines.mock.calls).toContainEqual([3_000]);
  });

  test('S34 one that passes is not noticed by a read', async () => {
    const cookie = await loggedIn();
    await control('POST', '/faults', { path: '/membership/point', kind: 'down', times: 1 });
    expect((await points(cookie)).status).toBe(200);
  });
});

describe('S18 what is another member’s', () => {
  test('answers as what does not exist', async () => {
    const list = async (cookie: string) => {
      const response = await GET(sameOriginRequest('/api/hub/reservation/room?lang=ko', { cookie }));
      return ((await response.json()) as { data: { reservations: { reservationNo: string }[] } }).data.reservations;
    };
    const [owner, stranger] = [await loggedIn('member'), await loggedIn('recommender')];
    const { reservationNo = '' } = (await list(owner))[0] ?? {};
    expect(reservationNo).not.toBe('');
    const detail = (cookie: string) =>
      GET(sameOriginRequest(`/api/hub/reservation/room/${reservationNo}?lang=ko`, { cookie }));
    expect((await detail(owner)).status).toBe(200);
    expect((await detail(stranger)).status).toBe(404);
    const cancel = await POST(
      sameOriginRequest(`/api/hub/reservation/room/${reservationNo}/cancel`, {
        method: 'POST',
        body: { expectedFeeKrw: 0 },
        cookie: stranger,
      }),
    );
    expect(cancel.status).toBe(404);
  });
});

describe('the loaders of public pages', () => {
  test('give every hotel, and each by its id', async () => {
    const { hotels } = await loadHotelProducts('en');
    expect(hotels).not.toEqual([]);
    for (const { hotelId, hotelName } of hotels) {
      expect(await loadHotelDetail(hotelId, 'en')).toMatchObject({ hotelId, hotelName });
    }
  });

  test.each(['no-such-hotel', '../etc', ''])('an unknown hotel (%j) is null', async (hotelId) => {
    expect(await loadHotelDetail(hotelId, 'ko')).toBeNull();
  });

  test('a hub that is down is not a missing hotel', async () => {
    await control('POST', '/faults', { path: '/product', kind: 'down' });
    await expect(loadHotelDetail('never-asked-for', 'ko')).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
