import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { POST as join } from '@/app/api/session/join/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { verifiedCookie } from '@/lib/identity/identity-cookies';
import { nowSeconds } from '@/lib/identity/identity-flow';
import { verificationId } from '@/lib/identity/verified-person';
import { startSandbox } from '../../sandbox/hub/start-sandbox';
import { useEnvironment } from '../env/environment';
import { json } from '../hub/scripted-hub';
import { shortDeadlines } from '../hub/short-deadlines';
import { joinForm, verifiedRequest } from '../sandbox/identity-steps';
import { cookieAfter, sameOriginRequest } from './same-origin-request';
import { post, profile, sealOf, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();
const joined = { membershipNo: '1000000077', memberName: '표본 신규' };
const unverified = { memberMobile: '+447700900123', birthDate: '1990-01-01' };
const referral = 'referral=HABCDEFGH1';

type Answer = Parameters<typeof json>[0];
const logsIn = (response: Answer) =>
  json(response, 200, { data: profile }, { authorization: 'Bearer canary-access', refresh: 'canary-refresh' });
const joins = (response: Answer, path: string) =>
  json(response, 200, path === '/api/member/join' ? { data: joined } : joined);

function hubThat({ joining = joins, login = logsIn }: { joining?: typeof joins; login?: typeof logsIn } = {}): void {
  hub.answer(({ path }, response) => {
    if (path === '/api/membership/login') return login(response);
    if (path.endsWith('/join')) return joining(response, path);
    json(response, 200, { data: null });
  });
}

/** What a browser holds after a verification. */
async function verifiedJar(requestNo = `request-${crypto.randomUUID()}`, purpose: 'signUp' | 'findAccount' = 'signUp') {
  const cookie = await verifiedCookie({
    requestNo,
    purpose,
    returnTo: '/signUp/details',
    name: '표본 신규',
    birthDate: '1995-05-05',
    gender: 'M',
    mobile: '010-0000-0009',
    expiresAt: nowSeconds() + 600,
  });
  return cookie.split(';', 1)[0] ?? '';
}
const send = (cookie?: string, body: unknown = joinForm, headers?: Record<string, string>) =>
  join(post('/api/session/join', body, cookie, headers));
const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const sentTo = (path: string) =>
  hub.seen.filter((each) => each.path === path).map(({ body }) => JSON.parse(body) as Record<string, unknown>);

beforeEach(() => {
  useEnvironment({ HUB_API_BASE: `${hub.origin}/hub`, PLAIN_API_BASE: `${hub.origin}/api` });
  forgetRateLimits();
  hubThat();
});

describe('S58 a verified person joins', () => {
  test('once: a session begins, the verification and the referral end, and a copy of the cookie is worth nothing', async () => {
    const jar = await verifiedJar();
    const response = await send(`${jar}; ${referral}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      ...joined,
      login: { membershipUserInfo: { membershipNo: profile.membershipNo }, mirror: null },
    });
    const after = cookieAfter(response, `${jar}; ${referral}`);
    expect(sealOf(after)).not.toBe('');
    expect(after).toMatch(/^session=[^;]+; signed-in=1; welcome=[\d.]+$/);
    expect(await codeOf(await send(jar, { ...joinForm, membershipId: 'sample.other' }))).toEqual([
      410,
      'identity_expired',
    ]);
    expect(sentTo('/api/membership/join')).toHaveLength(1);
  });

  test('as the hub knows them: the browser’s name, birth date and mobile number do not arrive there', async () => {
    const jar = await verifiedJar('request-of-this-test');
    const foreign = {
      requestNo: 'request-of-another',
      memberName: '다른 사람',
      lang: 'ch',
      referralCode: 'HZZZZZZZZZ',
    };
    await send(`${jar}; ${referral}`, { ...joinForm, ...unverified, ...foreign, memberGender: 'F' });
    expect(sentTo('/api/membership/join')).toEqual([
      { ...joinForm, requestNo: 'request-of-this-test', referralCode: 'HABCDEFGH1', lang: 'ko' },
    ]);
    expect(sentTo('/api/member/join')).toEqual([]);
  });

  test('from the form that was opened for them, and from no form of another person', async () => {
    const jar = await verifiedJar('request-of-the-second-tab');
    const from = (requestNo: string) => send(jar, { ...joinForm, verification: verificationId({ requestNo }) });
    expect(await codeOf(await from('request-of-the-first-tab'))).toEqual([409, 'identity_changed']);
    expect(hub.seen).toEqual([]);
    expect((await from('request-of-the-second-tab')).status).toBe(200);
  });

  test('with a referral cookie that holds something else, and has no referrer', async () => {
    expect((await send(`${await verifiedJar()}; referral=<script>`)).status).toBe(200);
    expect(sentTo('/api/membership/join')[0]).not.toHaveProperty('referralCode');
  });

  test('and stays joined where the login after it fails', async () => {
    hubThat({ login: (response) => json(response, 500, {}) });
    const jar = await verifiedJar();
    const response = await send(jar);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...joined, login: null });
    expect(cookieAfter(response, jar)).toBe('');
  });

  test.each([
    ['an id that is taken', 409, 'ID_TAKEN', 'conflict'],
    ['a weak password', 422, 'WEAK_PASSWORD', 'rejected'],
    ['terms of another version', 422, 'TERMS_REQUIRED', 'rejected'],
  ])('later, after a refusal of %s', async (_what, status, hubCode, code) => {
    hubThat({ joining: (response) => json(response, status, { code: hubCode, message: '거절' }) });
    const jar = await verifiedJar();
    const refused = await send(`${jar}; ${referral}`);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await refused.json()).toMatchObject({ status, code, hubCode });
    hubThat();
    expect((await send(jar)).status).toBe(200);
  });

  test.each([
    ['is broken', 503, 'unreachable', (response: Answer) => json(response, 500, {})],
    ['hangs up', 503, 'unreachable', (response: Answer) => response.destroy()],
    ['answers another shape', 502, 'contract_broken', (response: Answer) => json(response, 200, { membershipNo: 7 })],
  ] as const)('later, after a hub that %s', async (_what, status, code, joining) => {
    hubThat({ joining: (response) => void joining(response) });
    const jar = await verifiedJar();
    const failed = await send(jar);
    expect(failed.headers.getSetCookie()).toEqual([]);
    expect(await codeOf(failed)).toEqual([status, code]);
    hubThat();
    expect((await send(jar)).status).toBe(200);
  });

  test('later, after a hub that does not answer in time', async () => {
    hubThat({ joining: () => undefined });
    const jar = await verifiedJar();
    const deadlines = shortDeadlines();
    expect(await codeOf(await send(jar))).toEqual([504, 'timeout']);
    expect(deadlines, 'the deadline of a write').toHaveBeenCalledWith(10_000);
    vi.restoreAllMocks();
    hubThat();
    expect((await send(jar)).status).toBe(200);
  });

  test('alone: without a verification, or with one for another form, nothing reaches the hub', async () => {
    expect(await codeOf(await send())).toEqual([403, 'forbidden']);
    expect(await codeOf(await send('identity-verified=nonsense'))).toEqual([403, 'forbidden']);
    expect(await codeOf(await send(await verifiedJar(undefined, 'findAccount')))).toEqual([403, 'forbidden']);
    expect(hub.seen).toEqual([]);
  });

  test('in our own pages only: another site, and a request without our header, spend nothing', async () => {
    const jar = await verifiedJar();
    const bare = sameOriginRequest('/api/session/join', {
      method: 'POST',
      body: joinForm,
      cookie: jar,
      headers: { 'x-bff': undefined },
    });
    expect(await codeOf(await join(bare))).toEqual([403, 'cross_site']);
    expect((await send(jar, joinForm, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(jar, { ...joinForm, password: 'short' })).status).toBe(400);
    expect(hub.seen).toEqual([]);
    expect((await send(jar)).status).toBe(200);
  });

  test('as one member, however many requests the real hub gets at once', async () => {
    const sandbox = await startSandbox();
    onTestFinished(() => sandbox.stop());
    useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase });
    const jar = await verifiedJar(await verifiedRequest(sandbox, 'newcomer'));
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => send(jar, { ...joinForm, membershipId: `sample.new${at}` })),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(await good[0]?.json()).toMatchObject({ login: { membershipUserInfo: { memberName: '표본 신규' } } });
    const refused = answers.filter(({ status }) => status !== 200);
    expect(await Promise.all(refused.map(codeOf))).toEqual(Array(4).fill([410, 'identity_expired']));
  });
});

describe('somebody whom no provider has seen', () => {
  const typed = { ...joinForm, country: 'GB', unverified };

  test('joins with what they typed, and is logged in', async () => {
    const response = await send(referral, typed);
    expect((await response.json()).login.membershipUserInfo.membershipNo).toBe(profile.membershipNo);
    expect(cookieAfter(response, referral)).toMatch(/^session=[^;]+; signed-in=1; welcome=[\d.]+$/);
    expect(sentTo('/api/member/join')).toEqual([
      { ...joinForm, country: 'GB', ...unverified, referralCode: 'HABCDEFGH1', lang: 'ko' },
    ]);
    expect(sentTo('/api/membership/join')).toEqual([]);
  });

  test('S58 forgets the person who was verified in this browser', async () => {
    const jar = await verifiedJar();
    const response = await send(jar, typed);
    expect(cookieAfter(response, jar)).not.toContain('identity-verified');
    expect(await codeOf(await send(jar))).toEqual([410, 'identity_expired']);
  });

  test.each([{ memberMobile: '' }, { birthDate: '1990-02-30' }, { birthDate: undefined }])(
    'is asked again for %j',
    async (wrong) => {
      expect((await send(undefined, { ...typed, unverified: { ...unverified, ...wrong } })).status).toBe(400);
      expect(hub.seen).toEqual([]);
    },
  );
});
