import { startLenientHub } from '../../bench/drills/lenient-hub.mjs';
import { control } from '../../bench/drills/product-under-drill.mjs';
import { ask, cookieAfter, logIn } from '../../bench/drills/visitor.mjs';
import type { TokenPair } from '../../lib/hub/contract/token-pair';
import { sampleAccounts } from '../../sandbox/hub/seed/accounts';
import { expect, test } from '../fixtures/journey';
import { send } from '../fixtures/raw-request';
import { startSecondWeb } from '../fixtures/second-web';
import { userAgents } from '../native/configuration';
import { HubAccount } from '../native/hub-account';

const POINTS = '/api/hub/membership/point';
const VIEWER = '/api/session/viewer';
const MINUTE_MS = 60_000;
const AT_ONCE = 60;
/** What makes a post of tokens foreign. */
const strange: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'same-site' },
  { 'x-bff': '' },
];

test.afterEach(async ({ product }) => {
  await product.hub.calm();
});

test.describe('an expired access token', () => {
  test('S28 S54 sixty requests at once: one refresh, sixty answers, and every cookie among them is good', async ({
    product: { address, hub },
  }) => {
    const cookie = await logIn(address);
    await hub.expireAccessTokens();
    await hub.forgetCalls();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(address + POINTS, { cookie })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const held = new Set(answers.map((answer) => cookieAfter(answer, cookie)));
    for (const kept of held) expect((await ask(address + POINTS, { cookie: kept })).status).toBe(200);
    expect((await hub.calls()).refreshTokens).toBe(1);
  });

  test('S29 S54 a refresh that the hub cannot make: 503, the cookie is kept, and is good afterwards', async ({
    product: { address, hub },
  }) => {
    for (const fault of [{ kind: 'status', status: 503 }, { kind: 'status', status: 429 }, { kind: 'down' }] as const) {
      const name = JSON.stringify(fault);
      const cookie = await logIn(address);
      await hub.expireAccessTokens();
      await hub.fail({ path: '/auth/refresh', ...fault });
      const answer = await send(address, POINTS, 'GET', { cookie, 'x-bff': '1' });
      expect([answer.status, JSON.parse(answer.text).code], name).toEqual([503, 'try_again']);
      expect(Number(answer.headers['retry-after']), name).toBeGreaterThan(0);
      expect(answer.headers, name).not.toHaveProperty('set-cookie');
      await hub.heal();
      expect((await ask(address + POINTS, { cookie })).status, name).toBe(200);
    }
  });

  test('S29 S54 a refresh that is refused: 401, the cookie is cleared, and the page redirects to the login', async ({
    product: { address, hub },
  }) => {
    const cookie = await logIn(address);
    await hub.expireAccessTokens();
    await hub.fail({ path: '/auth/refresh', kind: 'status', status: 401 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(address + POINTS, { cookie })));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(answers.some((answer) => cookieAfter(answer, cookie) === '')).toBe(true);
    expect((await send(address, '/en/myPage', 'GET', { cookie })).status).toBe(307);
  });

  test('S30 S54 the old cookie is led over two rotations to the newest pair, without another refresh', async ({
    product: { address, hub },
  }) => {
    const cookies = [await logIn(address)];
    await hub.forgetCalls();
    for (const round of [1, 2]) {
      await hub.expireAccessTokens();
      const answer = await ask(address + POINTS, { cookie: cookies.at(-1) });
      expect(answer.status, `rotation ${round}`).toBe(200);
      cookies.push(cookieAfter(answer, cookies.at(-1)));
    }
    expect(new Set(cookies).size).toBe(3);
    for (const cookie of cookies) {
      const answer = await ask(address + POINTS, { cookie });
      expect(answer.status).toBe(200);
      expect((await ask(address + POINTS, { cookie: cookieAfter(answer, cookie) })).status).toBe(200);
    }
    expect((await hub.calls()).refreshTokens).toBe(2);
  });

  test('S31 S54 the hub’s clock is five minutes off either way: five requests, one refresh at most', async ({
    product: { address, hub },
  }) => {
    for (const minutes of [-5, 5]) {
      const cookie = await logIn(address);
      await hub.forgetCalls();
      await control(hub.address, 'POST', '/clock', { now: new Date(Date.now() + minutes * MINUTE_MS).toISOString() });
      let held = cookie;
      for (let round = 0; round < 5; round += 1) {
        const answer = await ask(address + POINTS, { cookie: held });
        expect(answer.status, `${minutes} minutes`).toBe(200);
        held = cookieAfter(answer, held);
      }
      expect((await hub.calls()).refreshTokens ?? 0, `${minutes} minutes`).toBeLessThanOrEqual(1);
      await hub.calm();
    }
  });

  test('S07 S54 a logout while a refresh is under way stays a logout, and the newest pair is revoked', async ({
    product: { address, hub },
  }) => {
    const cookie = await logIn(address);
    await hub.expireAccessTokens();
    await hub.fail({ path: '/auth/refresh', kind: 'slow', delayMs: 1_500 });
    await hub.forgetCalls();
    const waiting = ask(address + POINTS, { cookie });
    await expect.poll(async () => (await hub.calls()).pointBalance).toBe(1);
    const loggedOut = await ask(`${address}/api/session/logout`, { method: 'POST', cookie });
    expect([loggedOut.status, cookieAfter(loggedOut, cookie)]).toEqual([200, '']);
    const late = await waiting;
    expect(late.status).toBe(401);
    await expect.poll(async () => (await hub.calls()).logout).toBe(1);
    await hub.heal();
    for (const kept of new Set([cookie, cookieAfter(late, cookie)])) {
      expect((await ask(address + POINTS, { cookie: kept })).status).toBe(401);
      expect((await send(address, '/en/myPage', 'GET', { cookie: kept })).status).toBe(307);
    }
  });
});

test('S01 S39 S54 served by https: the cookie’s attributes, and a flood of logins is slowed by account and by address', async ({
  product,
}) => {
  const web = await startSecondWeb(product, {
    PUBLIC_ORIGIN: 'https://www.hotel.example',
    LIMIT_PERCENT_PER_ACCOUNT: '75',
    LIMIT_PERCENT_PER_ADDRESS: '4',
  });
  const tryLogin = (membershipId: string, password: string) => {
    const body = Buffer.from(JSON.stringify({ membershipId, password }));
    const headers = { 'x-bff': '1', 'content-type': 'application/json', 'content-length': String(body.length) };
    return send(web.address, '/api/session/login', 'POST', headers, body);
  };
  try {
    const { membershipId, password } = sampleAccounts.recommender;
    const login = await tryLogin(membershipId, password);
    const cookies = login.headers['set-cookie'] as unknown as string[];
    const attributes = String.raw`Path=/; Max-Age=\d+; SameSite=Lax`;
    expect(cookies[0]).toMatch(new RegExp(`^__Host-session=Fe26\\.2[^;]+; ${attributes}; HttpOnly; Secure$`));
    expect(cookies[1]).toMatch(new RegExp(`^signed-in=1; ${attributes}; Secure$`));
    expect(cookies).toHaveLength(2);

    const told = new Set<string>();
    // An account that was never logged in to from this address (decision 0098).
    for (const name of [sampleAccounts.employee.membershipId, 'nobody.at.all']) {
      for (let time = 0; time < 3; time += 1) {
        const { status, text } = await tryLogin(name, 'Wrong-Word-1');
        told.add(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
      }
      const slowed = await tryLogin(name, 'Wrong-Word-1');
      expect(slowed.status, 'the fourth for one account').toBe(429);
      expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect([...told], 'the same for who exists and who does not').toHaveLength(1);
    expect([...told][0]).toMatch(/^401 /);
    const strangers = [];
    for (let number = 0; number < 5; number += 1) strangers.push(await tryLogin(`stranger.${number}`, 'Wrong-Word-1'));
    expect(strangers.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429]);
  } finally {
    await web.stop();
  }
});

test('S25 S49 a pair that the native side hands in: the hub names its owner, and halves of two pairs end at the first refresh', async ({
  product,
}) => {
  const account = new HubAccount(product.hub);
  const [member, employee] = [await account.logIn('member'), await account.logIn('employee')];
  const hub = await startLenientHub(product.hub.address, [member, employee]);
  const web = await startSecondWeb(product, hub.env);
  const sync = (body: TokenPair, headers: Record<string, string> = {}, cookie?: string) =>
    ask(`${web.address}/api/session/sync`, {
      method: 'POST',
      body,
      cookie,
      headers: { 'user-agent': userAgents.ios, ...headers },
    });
  const mixed = { accessToken: member.accessToken, refreshToken: employee.refreshToken };
  const names = sampleAccounts.employee.membershipId;
  try {
    await product.hub.forgetCalls();
    for (const headers of strange) expect((await sync(member, headers)).status).toBe(403);
    expect((await sync(member, { 'user-agent': 'Mozilla/5.0' })).status, 'no app').toBe(403);
    expect(await product.hub.calls(), 'the hub was not asked').toEqual({});

    const first = await sync(member);
    expect(JSON.parse(first.text)).toMatchObject({ state: 'replaced' });
    expect(await product.hub.calls()).toEqual({ memberProfile: 1 });
    const former = cookieAfter(first);
    const halves = await sync(mixed, {}, former);
    expect(halves.status, 'the session’s own access token beside another’s refresh token').toBe(401);

    const cookie = cookieAfter(await sync(mixed));
    expect((await ask(web.address + POINTS, { cookie })).status).toBe(200);
    await product.hub.expireAccessTokens();
    await product.hub.forgetCalls();
    const answer = await ask(web.address + VIEWER, { cookie });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([401, 'session_expired']);
    expect(answer.text).not.toContain(names);
    expect(cookieAfter(answer, cookie)).toBe('');
    await expect.poll(async () => (await product.hub.calls()).logout, { message: 'the pair is revoked' }).toBe(1);
    expect((await ask(web.address + POINTS, { cookie })).status).toBe(401);
    expect((await product.hub.calls()).refreshTokens).toBe(1);
  } finally {
    await web.stop();
    hub.stop();
  }
});
