import { describe, expect, test, vi } from 'vitest';
import { POST as setPassword } from '@/app/api/identity/password/route';
import { GET as askState } from '@/app/api/identity/state/route';
import { POST as logOut } from '@/app/api/session/logout/route';
import { callHub, control } from '../sandbox/hub-caller';
import { comeBack, finish, receiptOf, returnedVisit, startBody, visitProvider, withProvider } from './identity-visit';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const sandbox = withProvider();
const forAccount = { ...startBody, purpose: 'findAccount', returnTo: '/findAccount' };
const newPassword = 'Fine-Word-9';

/** What a browser holds after a verification. */
async function verifiedJar(choice = 'member', body: unknown = forAccount): Promise<string> {
  const { receipt, cookie } = await returnedVisit(sandbox, { choice, body });
  return cookieAfter(await finish(receipt, cookie), cookie);
}

async function isVerified(cookie: string, purpose = 'findAccount', returnTo = '/findAccount'): Promise<boolean> {
  const query = new URLSearchParams({ purpose, returnTo });
  const response = await askState(sameOriginRequest(`/api/identity/state?${query}`, { cookie }));
  return (await response.json()).verification !== null;
}
const reset = (cookie: string, password = newPassword) =>
  setPassword(sameOriginRequest('/api/identity/password', { method: 'POST', body: { newPassword: password }, cookie }));
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describe('S58 who was verified', () => {
  test('is known for the form that asked, and for no other', async () => {
    const jar = await verifiedJar();
    expect(await isVerified(jar)).toBe(true);
    expect(await isVerified(jar, 'signUp')).toBe(false);
    expect(await isVerified(jar, 'findAccount', '/findAccount?type=id'), 'a form of another tab').toBe(false);
    expect(await isVerified('')).toBe(false);
    expect(await codeOf(await reset(await verifiedJar('member', startBody)))).toEqual([403, 'forbidden']);
    expect(await codeOf(await reset(''))).toEqual([403, 'forbidden']);
  });

  test('sets no password from a form that was opened for another person', async () => {
    const [path, method] = ['/api/identity/password', 'POST'];
    const body = { newPassword, verification: 'of-another-person' };
    const jar = await verifiedJar();
    expect(await codeOf(await setPassword(sameOriginRequest(path, { method, body, cookie: jar })))).toEqual([
      409,
      'identity_changed',
    ]);
    expect(await isVerified(jar)).toBe(true);
  });

  test('is forgotten after ten minutes, whatever the browser keeps', async () => {
    const jar = await verifiedJar();
    vi.useFakeTimers({ now: Date.now() + 601_000, toFake: ['Date'] });
    expect(await isVerified(jar)).toBe(false);
    expect(await codeOf(await reset(jar))).toEqual([410, 'identity_expired']);
  });

  test('is forgotten at a logout, and a copy of the cookie is worth nothing', async () => {
    const jar = await verifiedJar();
    const response = await logOut(sameOriginRequest('/api/session/logout', { method: 'POST', cookie: jar }));
    expect(cookieAfter(response, jar)).toBe('');
    expect(await isVerified(jar)).toBe(false);
    expect(await codeOf(await reset(jar))).toEqual([410, 'identity_expired']);
  });

  test('sets a new password once: of ten at once one is taken, and the verification is used up', async () => {
    await control(sandbox, '/reset');
    const jar = await verifiedJar();
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(jar)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    expect(cookieAfter(good[0] as Response, jar)).toBe('');
    expect(await codeOf(await reset(jar, 'Other-Word-9'))).toEqual([410, 'identity_expired']);
    const logIn = (password: string) =>
      callHub(sandbox, 'login', { body: { membershipId: 'sample.member', password } });
    expect((await logIn('Sample-Member-1')).status).toBe(401);
    expect((await logIn(newPassword)).body.data).toMatchObject({ membershipId: 'sample.member', temporaryYn: 'N' });
  });

  test('keeps the verification where the hub refuses the password or does not answer', async () => {
    const jar = await verifiedJar('older');
    expect((await reset(jar, 'alllowercase')).status).toBe(422);
    await control(sandbox, '/faults', { path: '/membership/member/find/account', kind: 'status', times: 1 });
    expect((await reset(jar)).status).toBe(503);
    expect((await reset(jar)).status).toBe(200);
  });

  test('who has no account sets no password', async () => {
    expect(await codeOf(await reset(await verifiedJar('newcomer')))).toEqual([404, 'not_found']);
  });

  test('is no person where another verification’s answer comes back under one’s own state', async () => {
    const [mine, other] = [await visitProvider(sandbox, { body: forAccount }), await visitProvider(sandbox)];
    const back = await comeBack({ ...mine.away, fields: other.away.fields });
    const answer = await finish(receiptOf(back), mine.cookie);
    expect([answer.status, cookieAfter(answer, '')]).toEqual([422, '']);
    // The state is taken: the true answer is a second one.
    expect((await comeBack(mine.away)).status).toBe(409);
  });

  test.each(['', '?purpose=', '?purpose=other'])('is not told for no purpose: %j', async (query) => {
    expect((await askState(sameOriginRequest(`/api/identity/state${query}`))).status).toBe(400);
  });
});
