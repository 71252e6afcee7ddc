import { beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as findAccount } from '@/app/api/guest/account/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { useEnvironment } from '../env/environment';
import { setLimits } from '../env/limits';
import { json } from '../hub/scripted-hub';
import { enterRequest } from '../request/enter-request';
import { credentials, post, profile, startSampleHub } from './sample-hub';

const { hub } = startSampleHub();

const MINUTE_MS = 60_000;

/** The sample member's password is right, everything else is refused as a hub refuses it. */
function hubThatJudges(): void {
  hub.answer((seen, response) => {
    if (seen.path !== '/api/membership/login') return json(response, 200, { data: {} });
    const { membershipId, password } = JSON.parse(seen.body) as typeof credentials;
    if (membershipId !== credentials.membershipId || password !== credentials.password) {
      return json(response, 401, { code: 'LOGIN_FAILED', data: '일치하지 않습니다.' });
    }
    json(response, 200, { data: profile }, { authorization: 'Bearer canary-access', refresh: 'canary-refresh' });
  });
}

beforeEach(() => {
  // Only the clock: the calls to the hub need timers that run.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  useEnvironment({
    HUB_API_BASE: `${hub.origin}/hub`,
    PLAIN_API_BASE: `${hub.origin}/api`,
  });
  setLimits({
    login: { address: 20, accountAndAddress: 3, account: 7 },
    mail: { address: 6, accountAndAddress: 2 },
  });
  hubThatJudges();
  return () => vi.useRealTimers();
});

function from(address: string | undefined): void {
  enterRequest({ requestId: 'request-of-a-test', beganAtMs: 0, address });
}
const tryTo = (membershipId: string, password = 'Wrong-Word-1') =>
  logIn(post('/api/session/login', { membershipId, password }));

async function statuses(count: number, attempt: (n: number) => Promise<Response>): Promise<number[]> {
  const seen: number[] = [];
  for (let n = 0; n < count; n += 1) seen.push((await attempt(n)).status);
  return seen;
}

describe('S39 a flood of logins', () => {
  test('to one account from one address: 429 with a wait that doubles, no call to the hub, and the right password after it', async () => {
    from('192.0.2.1');
    expect(await statuses(3, () => tryTo('sample.member'))).toEqual([401, 401, 401]);
    for (const seconds of [15, 30, 60]) {
      hub.seen.length = 0;
      const refused = await tryTo('sample.member', credentials.password);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe(String(seconds));
      expect(await refused.json()).toMatchObject({ code: 'rate_limited', retryAfterSeconds: seconds });
      expect(refused.headers.getSetCookie()).toEqual([]);
      expect(hub.seen).toEqual([]);
      vi.setSystemTime(Date.now() + seconds * 1000 + 1);
      if (seconds < 60) expect((await tryTo('sample.member')).status).toBe(401);
    }
    expect((await tryTo('sample.member', credentials.password)).status).toBe(200);
    expect(await statuses(2, () => tryTo('sample.member')), 'the wrong ones are forgotten').toEqual([401, 401]);
  });

  test('spelled otherwise, the account is the same', async () => {
    from('192.0.2.1');
    const spellings = ['sample.member', ' Sample.Member ', 'ＳＡＭＰＬＥ.member', 'SAMPLE.MEMBER'];
    expect(await statuses(4, (n) => tryTo(spellings[n] ?? ''))).toEqual([401, 401, 401, 429]);
  });

  test('guesses sent at once do not slip through', async () => {
    from('192.0.2.1');
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryTo('sample.member')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(hub.seen).toHaveLength(3);
  });

  test('S64 from many addresses to one account: elsewhere the wait grows, and stays short', async () => {
    const answers = await statuses(9, (n) => {
      from(`192.0.2.${n + 1}`);
      return tryTo('sample.member');
    });
    expect(answers).toEqual([...Array<number>(7).fill(401), 429, 429]);
    from('198.51.100.1');
    vi.setSystemTime(Date.now() + 15_001);
    expect((await tryTo('sample.member', credentials.password)).status).toBe(200);
  });

  test('S64 from other addresses never keeps members out where they have logged in before', async () => {
    setLimits({ login: { address: 100, accountAndAddress: 3, account: 7 } });
    from('198.51.100.1');
    expect((await tryTo('sample.member', credentials.password)).status).toBe(200);
    await statuses(20, (n) => {
      from(`192.0.2.${n + 1}`);
      return tryTo('sample.member');
    });
    from('203.0.113.9');
    expect((await tryTo('sample.member', credentials.password)).status).toBe(429);
    from('198.51.100.1');
    expect(await statuses(4, () => tryTo('sample.member')), 'nor their own few mistakes').toEqual(Array(4).fill(401));
    expect((await tryTo('sample.member', credentials.password)).status).toBe(200);
    const guesses = await statuses(20, () => tryTo('sample.member'));
    expect(guesses.at(-1), 'guesses are slowed there too').toBe(429);
    vi.setSystemTime(Date.now() + MINUTE_MS + 1);
    expect((await tryTo('sample.member', credentials.password)).status).toBe(200);
  });

  test('S64 the subnets of one IPv6 network have three addresses’ guesses, of one account and of all', async () => {
    const answers = await statuses(11, (n) => {
      from(`2001:db8:7:${n}::1`);
      return tryTo('sample.member');
    });
    expect(answers.indexOf(429), 'by the account').toBe(7);
    setLimits({ login: { address: 4, accountAndAddress: 1 } });
    const few = await statuses(4, (n) => {
      from(`2001:db8:8:${n}::1`);
      return tryTo('sample.member');
    });
    expect(few, 'by account and network').toEqual([401, 401, 401, 429]);
    const many = await statuses(10, (n) => {
      from(`2001:db8:9:${n}::1`);
      return tryTo(`sample.${n}`);
    });
    expect(many).toEqual(Array(10).fill(401));
    from('2001:db8:9:ffff::1');
    expect(await statuses(3, (n) => tryTo(`other.${n}`)), 'by network').toEqual([401, 401, 429]);
  });

  test('to many accounts from one address: 429 by the address, before the body is read', async () => {
    from('192.0.2.1');
    expect(await statuses(20, (n) => tryTo(`sample.${n}`))).toEqual(Array<number>(20).fill(401));
    hub.seen.length = 0;
    const unread = post('/api/session/login', { membershipId: 'sample.member', password: 'x' });
    expect((await logIn(unread)).status).toBe(429);
    expect(unread.bodyUsed).toBe(false);
    expect(hub.seen).toEqual([]);
  });

  test('a /64 is one address, its neighbour another', async () => {
    await statuses(20, (n) => {
      from(`2001:db8:0:1::${n.toString(16)}`);
      return tryTo(`sample.${n}`);
    });
    from('2001:db8:0:1:ffff::1');
    expect((await tryTo('sample.member')).status).toBe(429);
    from('2001:db8:0:2::1');
    expect((await tryTo('sample.member')).status).toBe(401);
  });

  test('requests without a known address share one count', async () => {
    from(undefined);
    await statuses(20, (n) => tryTo(`sample.${n}`));
    expect((await tryTo('sample.member')).status).toBe(429);
  });

  test('another site’s requests use up no tries', async () => {
    from('192.0.2.1');
    const stranger = () =>
      logIn(post('/api/session/login', credentials, undefined, { origin: 'https://evil.example' }));
    expect(new Set(await statuses(25, stranger))).toEqual(new Set([403]));
    expect((await tryTo('sample.member', credentials.password)).status).toBe(200);
  });

  test('a login that succeeds, and a hub that is down, use up no try of the account', async () => {
    from('192.0.2.1');
    expect(await statuses(2, () => tryTo('sample.member'))).toEqual([401, 401]);
    hub.answer((_seen, response) => json(response, 500, {}));
    expect((await tryTo('sample.member')).status).toBe(503);
    hubThatJudges();
    expect(await statuses(2, () => tryTo('sample.member'))).toEqual([401, 429]);
    from('192.0.2.2');
    expect(await statuses(5, () => tryTo('sample.member', credentials.password))).toEqual(Array(5).fill(200));
  });

  test('an unknown account is counted and refused like a known one', async () => {
    from('192.0.2.1');
    const tell = async (membershipId: string) => {
      const answers = [];
      for (let n = 0; n < 4; n += 1) {
        const response = await tryTo(membershipId);
        const { requestId: _, ...problem } = (await response.json()) as Record<string, unknown>;
        answers.push([response.status, response.headers.get('retry-after'), problem]);
      }
      return answers;
    };
    const unknown = await tell('sample.nobody');
    expect(await tell('sample.member')).toEqual(unknown);
    expect(unknown.at(-1)?.[0]).toBe(429);
  });
});

describe('S39 a flood of account look-ups', () => {
  const lookUp = (memberEmail: string) =>
    findAccount(post('/api/guest/account', { type: 'id', memberName: '표본 회원', memberEmail }));

  test('S64 of one e-mail address from one address: 429, whatever was answered before; others can still ask', async () => {
    from('192.0.2.1');
    expect(await statuses(3, () => lookUp('sample@example.com'))).toEqual([200, 200, 429]);
    const others = await statuses(40, (n) => {
      from(`198.51.100.${n + 1}`);
      return lookUp('SAMPLE@example.com');
    });
    expect(others).toEqual(Array(40).fill(200));
  });

  test('from one address: 429, and other calls go on', async () => {
    from('192.0.2.1');
    expect(await statuses(6, (n) => lookUp(`sample${n}@example.com`))).toEqual(Array(6).fill(200));
    const refused = await lookUp('sample@example.com');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('600');
    expect((await tryTo('sample.member', credentials.password)).status).toBe(200);
  });
});
