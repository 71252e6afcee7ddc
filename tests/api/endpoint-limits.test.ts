import { beforeEach, describe, expect, test } from 'vitest';
import { DELETE, GET as proxyGet, POST as proxyPost, PUT as proxyPut } from '@/app/api/hub/[...path]/route';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { useEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { json } from '../hub/scripted-hub';
import { enterRequest } from '../request/enter-request';
import { cookieAfter, sameOriginRequest } from './same-origin-request';
import { loggedIn, post, profile, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();
const handlers = { GET: proxyGet, POST: proxyPost, PUT: proxyPut, DELETE };

beforeEach(() => {
  useEnvironment({
    HUB_API_BASE: `${hub.origin}/hub`,
    PLAIN_API_BASE: `${hub.origin}/api`,
  });
  setLimits({
    password: { accountAndAddress: 3 },
    idCheck: { address: 4 },
    chat: { address: 3 },
    certification: { address: 6, accountAndAddress: 2, account: 3 },
  });
  from('192.0.2.1');
});

function from(address: string): void {
  enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address });
}

async function statuses(count: number, attempt: (n: number) => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await attempt(n)).status);
  return seen;
}

describe('S39 what else can be guessed is counted', () => {
  test('the keys of a member: those sent and those tried count together, whatever comes of them', async () => {
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 200, { code: 200 }));
    const send = (email: string) =>
      proxyPost(post('/api/hub/membership/certi/request/email', { membershipNo: profile.membershipNo, email }, cookie));
    const attempt = (email: string) => {
      const body = { membershipNo: profile.membershipNo, memberName: 'x', email, verificationNumber: '000000' };
      return proxyPost(post('/api/hub/membership/certi/check/email', body, cookie));
    };
    expect((await send('desk@company.example')).status).toBe(200);
    expect((await attempt('other@company.example')).status).toBe(200);
    hub.seen.length = 0;
    const refused = await attempt('desk@company.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(540);
    expect(hub.seen).toEqual([]);

    from('192.0.2.2');
    expect(await statuses(2, () => send('desk@company.example'))).toEqual([200, 429]);
  });

  test('S64 callers without a session use up no try of an e-mail address', async () => {
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 200, { code: 200 }));
    const body = { membershipNo: profile.membershipNo, email: 'desk@company.example' };
    const send = (cookie?: string) => proxyPost(post('/api/hub/membership/certi/request/email', body, cookie));
    const strangers = await statuses(9, (n) => {
      from(`203.0.113.${n + 1}`);
      return send();
    });
    expect(strangers).toEqual(Array(9).fill(401));
    expect((await send(cookie)).status).toBe(200);
  });

  test('companies’ addresses from one visitor', async () => {
    setLimits({ certification: { address: 6 } });
    const cookie = await loggedIn();
    hub.answer((_seen, response) => json(response, 200, { code: 200 }));
    const send = (n: number) => {
      const body = { membershipNo: profile.membershipNo, email: `desk${n}@company.example` };
      return proxyPost(post('/api/hub/membership/certi/request/email', body, cookie));
    };
    expect(await statuses(7, send)).toEqual([...Array<number>(6).fill(200), 429]);
  });

  test('whether an id is free', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: { availableYn: 'Y' } }));
    const ask = (n: number) => proxyGet(sameOriginRequest(`/api/hub/membership/id/check?membershipId=sample${n}`));
    expect(await statuses(5, ask)).toEqual([200, 200, 200, 200, 429]);
    from('192.0.2.2');
    expect((await ask(9)).status).toBe(200);
  });

  test('the present password where it is changed: refusals count, successes do not', async () => {
    let cookie = await loggedIn();
    const change = async (currentPassword: string) => {
      const body = { currentPassword, newPassword: 'New-Word-12' };
      const answer = await proxyPut(
        sameOriginRequest('/api/hub/membership/member/password', { method: 'PUT', body, cookie }),
      );
      cookie = cookieAfter(answer, cookie);
      return answer;
    };
    let changes = 0;
    hub.answer((seen, response) => {
      if (JSON.parse(seen.body).currentPassword !== 'right') {
        return json(response, 400, { code: 'WRONG', data: '…' });
      }
      changes += 1;
      json(response, 200, { data: {} }, { authorization: `Bearer canary-${changes}`, refresh: `canary-${changes}` });
    });
    expect(new Set(await statuses(5, () => change('right')))).toEqual(new Set([200]));
    const wrong = await statuses(4, () => change('wrong'));
    expect(wrong.slice(0, 3)).not.toContain(429);
    expect(wrong[3]).toBe(429);
    expect((await change('right')).status).toBe(429);
  });

  test('S64 wrong passwords of a copied session, from any address, do not stop its owner after a new login', async () => {
    setLimits({ password: { accountAndAddress: 2, account: 4 } });
    const [copy, own] = [await loggedIn(), await loggedIn()];
    hub.answer((_seen, response) => json(response, 400, { code: 'WRONG_PASSWORD' }));
    const change = (cookie: string) => {
      const body = { currentPassword: 'wrong', newPassword: 'New-Word-12' };
      return proxyPut(sameOriginRequest('/api/hub/membership/member/password', { method: 'PUT', body, cookie }));
    };
    const guesses = await statuses(8, (n) => {
      from(`203.0.113.${n + 1}`);
      return change(copy);
    });
    expect(guesses).toEqual([422, 422, 422, 422, 429, 429, 429, 429]);
    expect((await change(own)).status).toBe(422);
  });

  test('calls to the chat channel, which anybody may make', async () => {
    hub.answer((_seen, response) => json(response, 200, { data: {} }));
    const body = { joinChannel: 'WEB', channelId: 'crm-0001', userName: '표본 손님' };
    const join = () => proxyPost(post('/api/hub/channel/user', body));
    expect(await statuses(4, join)).toEqual([200, 200, 200, 429]);
  });

  const entries = Object.values(contract as Record<string, Endpoint>);
  const reachable = entries.filter(({ audience }) => audience !== 'server');

  // A new endpoint that tells whether a guess was right belongs into this list.
  test('what tells whether a guess was right counts as that, not as any write', () => {
    const guesses = reachable.filter(({ tries }) => tries && tries.kind !== 'enquiry').map(({ name }) => name);
    expect(guesses.sort()).toEqual([
      'changePassword',
      'checkEmailCertification',
      'checkMembershipId',
      'confirmContact',
      'joinChatChannel',
      'provePassword',
      'registerReferrer',
      'requestContactKey',
      'requestEmailCertification',
    ]);
  });

  const writes = reachable.filter(({ retry }) => !retry);
  test.each(writes.map((entry) => [entry.name, entry] as const))(
    'S66 %s is a write: beyond a limit it is refused before the hub is asked',
    async (_name, { method, path, tries }) => {
      const cookie = await loggedIn();
      setLimits({ [tries?.kind ?? 'write']: { address: 1 } });
      const attempt = () =>
        handlers[method](
          sameOriginRequest(`/api/hub${path.replace(/\{\w+\}/g, 'AB12CD34')}`, { method, cookie, body: {} }),
        );
      expect((await attempt()).status).not.toBe(429);
      hub.seen.length = 0;
      expect((await attempt()).status).toBe(429);
      expect(hub.seen).toEqual([]);
    },
  );

  test.each([
    ['enquiry', contract.createEnquiry, { subject: 'a', text: 'b', lang: 'ko' }],
    ['write', contract.saveConsents, { consents: [{ consentId: 'sms', givenYn: 'Y' }] }],
  ] as const)('S66 what a member writes is counted by member, from whatever address: %s', async (kind, entry, body) => {
    const cookie = await loggedIn();
    setLimits({ [kind]: { account: 2 } });
    const seen = await statuses(3, (n) => {
      from(`192.0.2.${n + 1}`);
      return handlers[entry.method](sameOriginRequest(`/api/hub${entry.path}`, { method: entry.method, cookie, body }));
    });
    expect(seen.slice(0, 2)).not.toContain(429);
    expect(seen[2]).toBe(429);
  });

  // Limited where they are called: by `limit` of their handler in `app/api`, where a new one belongs too. Ending a
  // session, and refreshing one, once for a token, is never refused.
  test('S66 every write of the server counts as a message, or is called by a handler with a limit', () => {
    const ofServer = entries.filter(({ audience, retry, sends }) => audience === 'server' && !retry && !sends);
    expect(ofServer.map(({ name }) => name).sort()).toEqual([
      'checkCertification',
      'confirmIdentity',
      'decryptText',
      'identityReady',
      'identityResult',
      'issueVocToken',
      'login',
      'logout',
      'lookUpReservation',
      'membershipIntegration',
      'refreshTokens',
      'uploadAttachment',
    ]);
  });
});
