import { beforeEach, describe, expect, test } from 'vitest';
import * as route from '@/app/api/session/integration/route';
import { POST as tokens } from '@/app/api/session/tokens/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { sealSession, unsealSession } from '@/lib/session/session';
import { json } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { cookieAfter, sameOriginRequest } from './same-origin-request';
import { post, profile, sealOf, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();
const body = { membershipId: 'sample.older', password: 'Secret123!', agreedTermIds: ['join-service'] };
const info = { ...profile, membershipNo: '1000000009', membershipId: body.membershipId };
const ios = { 'user-agent': 'Mozilla/5.0 HotelRewardsApp/iOS 3.1' };
const browser = { 'user-agent': 'Mozilla/5.0 Safari' };
const integrate = (headers: Record<string, string> = browser, cookie?: string, sent: unknown = body) =>
  route.POST(post('/api/session/integration', sent, cookie, headers));

beforeEach(() => {
  hub.answer((seen, response) => {
    if (seen.path === '/api/membership/integration') {
      return json(response, 200, { data: info }, { authorization: 'Bearer canary-access', refresh: 'canary-refresh' });
    }
    json(response, 200, { data: seen.path === '/hub/membership/member/profile' ? info : null });
  });
});

describe('membership integration', () => {
  test('logs in with the tokens of the headers, and the hub gets what was typed', async () => {
    const response = await integrate();
    expect(await response.json()).toMatchObject({
      membershipUserInfo: { membershipId: body.membershipId, membershipNo: info.membershipNo, temporaryYn: 'N' },
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(JSON.parse(hub.seen[0]?.body ?? '')).toEqual(body);
    const session = await unsealSession(sealOf(cookieAfter(response)));
    expect(session?.tokens).toEqual({ accessToken: 'canary-access', refreshToken: 'canary-refresh' });
  });

  test('replaces and revokes an existing session', async () => {
    const tokensOfFormer = { accessToken: 'former-access', refreshToken: `former-${crypto.randomUUID()}` };
    const former = `session=${await sealSession(memberSession(tokensOfFormer))}`;
    await integrate(browser, former);
    const revoked = hub.seen.find(({ path }) => path === '/hub/auth/logout');
    expect(revoked?.body).toContain(tokensOfFormer.refreshToken);
    const seen = await viewer(sameOriginRequest('/api/session/viewer', { cookie: former }));
    expect(await seen.json()).toEqual({ state: 'guest' });
  });

  test('S26 in a browser answers no token, and its session yields none to the app either', async () => {
    const response = await integrate();
    const text = await response.clone().text();
    expect(text + JSON.stringify([...response.headers])).not.toContain('canary');
    expect((await response.json()).mirror).toBeNull();
    const asked = await tokens(post('/api/session/tokens', undefined, cookieAfter(response), ios));
    expect(asked.status).toBe(404);
    expect(await asked.text()).not.toContain('canary');
  });

  test('in an app answers the pair for the native side, with one prefix', async () => {
    const { mirror } = await (await integrate(ios)).json();
    expect(mirror).toEqual({ accessToken: 'Bearer canary-access', refreshToken: 'canary-refresh' });
  });

  test('a 200 without tokens logs no member in', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: info }));
    const response = await integrate(ios);
    expect([response.status, response.headers.getSetCookie()]).toEqual([502, []]);
  });

  test('a refusal of the hub arrives with its reason, and a body of another shape never reaches it', async () => {
    hub.answer((_seen, response) =>
      json(response, 409, { code: 'ALREADY_INTEGRATED', message: '이미 통합된 회원입니다.' }),
    );
    const refused = await integrate();
    expect([refused.status, (await refused.json()).hubCode]).toEqual([409, 'ALREADY_INTEGRATED']);
    hub.seen.length = 0;
    expect((await integrate(browser, undefined, { ...body, agreedTermIds: 'all' })).status).toBe(400);
    expect(hub.seen).toEqual([]);
  });

  test('a long list of mistakes is answered by a short one', async () => {
    const refused = await integrate(browser, undefined, { ...body, agreedTermIds: Array(20_000).fill(1) });
    expect(refused.status).toBe(400);
    expect((await refused.text()).length).toBeLessThan(5_000);
  });
});
