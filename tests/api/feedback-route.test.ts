import { beforeEach, describe, expect, test } from 'vitest';
import { POST as prepare } from '@/app/api/session/feedback/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { useEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { control } from '../sandbox/hub-caller';
import { sandboxForEachTest } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const site = 'https://voc.example';
const sandbox = sandboxForEachTest();

const configure = (more: Record<string, string | undefined> = {}) =>
  useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase, VOC_BASE_URL: site, ...more });

beforeEach(async () => {
  configure();
  setLimits();
});

const post = (path: string, body: unknown, cookie?: string) =>
  sameOriginRequest(path, { method: 'POST', body, cookie });
const loggedIn = async (name: keyof typeof sampleAccounts = 'member') => {
  const { membershipId, password } = sampleAccounts[name];
  return cookieAfter(await logIn(post('/api/session/login', { membershipId, password })));
};
const ask = (cookie?: string, body: unknown = {}) => prepare(post('/api/session/feedback', body, cookie));
const addressOf = async (response: Response) => new URL(((await response.json()) as { address: string }).address);
const callsOf = async () =>
  ((await control(sandbox, '/calls', undefined, 'GET')) as { counts: Record<string, number> }).counts;
/** The number of a member as a follow-up's link carries it. */
const encryptedNumber = async (cookie: string) => (await addressOf(await ask(cookie))).searchParams.get('cstNo') ?? '';

describe('a visit of the feedback site', () => {
  test('S59 carries the feedback token and the encrypted number, and no data of the member’s own', async () => {
    const cookie = await loggedIn();
    const response = await ask(cookie);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const address = await addressOf(response);
    expect(address.origin + address.pathname).toBe(`${site}/parnasvoc.do`);
    expect([...address.searchParams.keys()]).toEqual(['lang', 'cstNo', 'accessToken']);
    const { membershipId } = sampleAccounts.member;
    for (const secret of [membershipId, cookie.split('=')[1] ?? '-', 'Bearer'])
      expect(address.href).not.toContain(secret);
    expect(await callsOf()).toMatchObject({ issueVocToken: 1 });
  });

  test('of a follow-up opens it for the member whose number it carries', async () => {
    const cookie = await loggedIn();
    const followUp = { vocId: 'VOC-1', cstNo: await encryptedNumber(cookie) };
    const address = await addressOf(await ask(cookie, { followUp }));
    expect(address.pathname).toBe('/parnasdistart.do');
    expect(address.searchParams.get('vocId')).toBe('VOC-1');
  });

  test.each([
    ['another member’s number', async () => encryptedNumber(await loggedIn('employee'))],
    ['a text that the hub has not encrypted', async () => 'c2FtcGxl'],
  ])('of a follow-up with %s is refused, and no token is issued', async (_, cstNoOf) => {
    const cstNo = await cstNoOf();
    const cookie = await loggedIn();
    await control(sandbox, '/calls', undefined, 'DELETE');
    const response = await ask(cookie, { followUp: { vocId: 'VOC-1', cstNo } });
    expect(await response.json()).toEqual({ state: 'mismatch' });
    expect(await callsOf()).toEqual({ decryptText: 1 });
  });

  test('is refused without a login, and asks the hub nothing without a feedback site', async () => {
    const refused = await ask();
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'login_required']);
    const cookie = await loggedIn();
    configure({ VOC_BASE_URL: undefined });
    await control(sandbox, '/calls', undefined, 'DELETE');
    expect(await (await ask(cookie)).json()).toEqual({ state: 'closed' });
    expect(await callsOf()).toEqual({});
  });

  test.each([
    ['down', 503],
    ['html', 502],
  ])('is no mismatch with a hub that is %s', async (kind, status) => {
    const cookie = await loggedIn();
    const cstNo = await encryptedNumber(cookie);
    await control(sandbox, '/faults', { path: '/crypt/decrypt', kind });
    expect((await ask(cookie, { followUp: { vocId: 'VOC-1', cstNo } })).status).toBe(status);
  });

  test('S60 is limited by address', async () => {
    setLimits({ feedback: { address: 1 } });
    const cookie = await loggedIn();
    expect((await ask(cookie)).status).toBe(200);
    expect((await ask(cookie)).status).toBe(429);
  });
});
