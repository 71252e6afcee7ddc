import { beforeEach, describe, expect, test } from 'vitest';
import { POST as hubCall } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { POST as logOut } from '@/app/api/session/logout/route';
import { POST as sync } from '@/app/api/session/sync/route';
import { GET as viewer } from '@/app/api/session/viewer/route';
import { sealSession } from '@/lib/session/session';
import { json } from '../hub/scripted-hub';
import { memberSession } from '../session/sample-session';
import { eventually } from '../setup/eventually';
import { cookieAfter, sameOriginRequest } from './same-origin-request';
import { credentials, post, profile, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();
const ios = { 'user-agent': 'Mozilla/5.0 HotelRewardsApp/iOS 3.1' };

/** A call with an expired token that the hub is slow to refuse. */
let held: PromiseWithResolvers<void>;
let cookie: string;
let late: Promise<Response>;

beforeEach(async () => {
  held = Promise.withResolvers();
  const id = crypto.randomUUID();
  hub.answer(async (seen, response) => {
    const member = { data: profile };
    if (seen.path === '/api/membership/login') {
      return json(response, 200, member, { authorization: `new-${id}`, refresh: `new-refresh-${id}` });
    }
    if (seen.path === '/hub/auth/logout') return json(response, 200, { data: null });
    if (seen.path === '/api/auth/refresh') return json(response, 401, { code: 'REFRESH_REUSED' });
    if (seen.headers.authorization !== `Bearer old-${id}`) return json(response, 200, member);
    await held.promise;
    json(response, 401, { code: 'UNAUTHORIZED' });
  });
  const session = memberSession({ accessToken: `old-${id}`, refreshToken: `refresh-${id}` });
  cookie = `session=${await sealSession({ ...session, bornIn: 'ios' })}; signed-in=1`;
  hub.seen.length = 0;
  late = viewer(sameOriginRequest('/api/session/viewer', { cookie }));
  await eventually(() => expect(hub.seen).toHaveLength(1));
});

describe('a refusal that comes late', () => {
  test('S25 after the native side’s pair has replaced the session: the new one stays, and there is no alert', async () => {
    const answer = await sync(
      post('/api/session/sync', { accessToken: 'native', refreshToken: crypto.randomUUID() }, cookie, ios),
    );
    expect(await answer.json()).toMatchObject({ state: 'replaced', sameMember: true });
    held.resolve();
    const refused = await late;
    expect([refused.headers.getSetCookie(), (await refused.json()).state]).toEqual([[], 'unavailable']);
  });

  test('S06 after a logout and a new login: the new session stays', async () => {
    await logOut(post('/api/session/logout', undefined, cookie));
    const after = cookieAfter(await logIn(post('/api/session/login', credentials)));
    held.resolve();
    const refused = await late;
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([401, []]);
    expect(cookieAfter(refused, after)).toBe(after);
  });

  test('S63 while the hub makes the change that ends the session: the author’s new cookie stays', async () => {
    const change = Promise.withResolvers<void>();
    const id = crypto.randomUUID();
    const answers = hub.seen.length;
    hub.answer(async (seen, response) => {
      if (seen.path === '/api/auth/refresh') return json(response, 401, { code: 'REFRESH_EXPIRED' });
      if (seen.path.endsWith('/contact/check')) {
        await change.promise;
        return json(response, 200, { data: {} }, { authorization: `new-${id}`, refresh: `new-refresh-${id}` });
      }
      json(response, 200, { data: profile });
    });
    const contact = { kind: 'email', value: 'other@mail.example' };
    const body = { proof: 'p'.repeat(43), contact, verificationNumber: '123456' };
    const changed = hubCall(post('/api/hub/membership/member/contact/check', body, cookie));
    await eventually(() => expect(hub.seen).toHaveLength(answers + 1));
    held.resolve();
    const refused = await late;
    expect([refused.headers.getSetCookie(), (await refused.json()).state]).toEqual([[], 'unavailable']);
    change.resolve();
    const after = cookieAfter(await changed, cookie);
    const again = await viewer(sameOriginRequest('/api/session/viewer', { cookie: after }));
    expect((await again.json()).state).toBe('member');
  });

  test('S29 of the change itself, whose session has ended elsewhere: it says so, and the session is cleared', async () => {
    const contact = { kind: 'email', value: 'other@mail.example' };
    const body = { proof: 'p'.repeat(43), contact, verificationNumber: '123456' };
    const change = hubCall(post('/api/hub/membership/member/contact/check', body, cookie));
    await eventually(() => expect(hub.seen).toHaveLength(2));
    held.resolve();
    const refused = await change;
    expect([refused.status, (await refused.json()).code, cookieAfter(refused, cookie)]).toEqual([
      401,
      'session_expired',
      '',
    ]);
  });

  test('S29 that only the hub knows: cleared', async () => {
    held.resolve();
    const refused = await late;
    expect([refused.status, cookieAfter(refused, cookie)]).toEqual([401, '']);
  });
});
