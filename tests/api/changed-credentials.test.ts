import { beforeEach, describe, expect, test } from 'vitest';
import { GET, POST, PUT } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { control, keySentTo } from '../sandbox/hub-caller';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const account = { membershipId: 'changing.member', password: 'Own-Member-1' };
const own = '/api/hub/membership/member';
const sandbox = sandboxAsHub();
beforeEach(async () => {
  forgetRateLimits();
  await control(sandbox, '/reset');
  await control(sandbox, '/members', account);
});

const loggedIn = async (headers?: Record<string, string>) =>
  cookieAfter(await logIn(sameOriginRequest('/api/session/login', { method: 'POST', body: account, headers })));
const post = (path: string, body: unknown, cookie: string) =>
  POST(sameOriginRequest(own + path, { method: 'POST', body, cookie }));
const points = async (cookie: string) => (await GET(sameOriginRequest('/api/hub/membership/point', { cookie }))).status;

const changes = {
  password: (cookie: string) => {
    const body = { currentPassword: account.password, newPassword: 'Other-Word-2' };
    return PUT(sameOriginRequest(`${own}/password`, { method: 'PUT', body, cookie }));
  },
  ...Object.fromEntries(
    [
      { kind: 'email', value: 'other@mail.example' },
      { kind: 'mobile', value: '010-0000-0042' },
    ].map((contact) => [
      contact.kind,
      async (cookie: string) => {
        const { proof } = (await (await post('/password/check', { password: account.password }, cookie)).json()).data;
        await post('/contact/request', { proof, contact }, cookie);
        const verificationNumber = await keySentTo(sandbox, contact.value);
        return post('/contact/check', { proof, contact, verificationNumber }, cookie);
      },
    ]),
  ),
};

describe('S63 a change of a credential', () => {
  test.each(Object.entries(changes))('%s: its author goes on, copies and other sessions end', async (_, change) => {
    const [cookie, elsewhere] = [await loggedIn(), await loggedIn()];
    const answer = await change(cookie);
    expect(answer.status).toBe(200);
    for (const name of ['authorization', 'refresh']) expect(answer.headers.has(name)).toBe(false);
    const next = cookieAfter(answer, cookie);
    await control(sandbox, '/calls', undefined, 'DELETE');
    expect([await points(cookie), await points(elsewhere)]).toEqual([401, 401]);
    const { counts } = (await control(sandbox, '/calls', undefined, 'GET')) as { counts: object };
    expect(counts, 'refused without asking the hub, although all began in the same second').toEqual({});
    expect(await points(next)).toBe(200);
    await control(sandbox, '/tokens/expire-access');
    expect(await points(next), 'with a token family of its own').toBe(200);
  });

  test('made eight times at once: whoever comes too late leaves the author’s new cookie alone', async () => {
    const cookie = await loggedIn();
    const contact = { kind: 'email', value: 'other@mail.example' };
    const { proof } = (await (await post('/password/check', { password: account.password }, cookie)).json()).data;
    await post('/contact/request', { proof, contact }, cookie);
    const body = { proof, contact, verificationNumber: await keySentTo(sandbox, contact.value) };
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => post('/contact/check', body, cookie)),
      ...Array.from({ length: 8 }, () => GET(sameOriginRequest('/api/hub/membership/point', { cookie }))),
    ]);
    const [author, ...others] = answers.slice(0, 8).toSorted((a, b) => a.status - b.status);
    expect(author?.status).toBe(200);
    for (const answer of others) expect([401, 503]).toContain(answer.status);
    const late = answers.filter((answer) => answer !== author);
    expect(late.flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
    expect(await points(cookieAfter(author as Response, cookie))).toBe(200);
  });

  test('hands an app its new pair, and leaves the session as it was when it is refused', async () => {
    const cookie = await loggedIn({ 'user-agent': 'HotelRewardsApp/iOS' });
    const body = { currentPassword: 'Wrong-Word-1', newPassword: 'Other-Word-2' };
    const refused = await PUT(sameOriginRequest(`${own}/password`, { method: 'PUT', body, cookie }));
    expect([refused.status, await points(cookie)]).toEqual([422, 200]);
    const changed = await changes.password(cookie);
    expect(changed.headers.get('x-session-renewed')).toBe('1');
    expect(await points(cookieAfter(changed, cookie))).toBe(200);
  });
});
