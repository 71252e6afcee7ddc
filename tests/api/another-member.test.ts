import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as logIn } from '@/app/api/session/login/route';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { loadForMember } from '@/lib/session/load-for-member';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { dataOf, get, membershipOf, named, numberFor, numbersIn, refusal, reservationOf } from './proxy-calls';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const jar = vi.hoisted(() => ({ seal: '' }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (name === 'session' ? { name, value: jar.seal } : undefined) }),
}));

const sandbox = sandboxAsHub();
let owner: string;
let stranger: string;
beforeAll(async () => {
  const loggedIn = async (account: keyof typeof sampleAccounts) => {
    const { membershipId, password } = sampleAccounts[account];
    const body = { membershipId, password };
    return cookieAfter(await logIn(sameOriginRequest('/api/session/login', { method: 'POST', body })));
  };
  owner = await loggedIn('member');
  stranger = await loggedIn('recommender');
});

const sealOf = (cookie: string) => /(?:^|; )session=([^;]*)/.exec(cookie)?.[1] ?? '';

describe('S18 a thing of another member, asked for by its number', () => {
  test('S18 every call of the contract that names one is tried below', () => {
    const naming = Object.values(contract as Record<string, Endpoint>).filter(
      (entry) => entry.audience === 'member' && numbersIn(entry).length > 0,
    );
    expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(named).sort());
  });

  test.each(Object.entries(named))('S18 %s answers as for one that does not exist', async (name, { status, ask }) => {
    const anothers = await numberFor(name, owner, sandbox);
    const nobodys = anothers.replace(/.$/, (last) => (last === '9' ? '8' : '9'));
    const [real, invented] = [await ask(anothers, stranger), await ask(nobodys, stranger)];
    expect([real.status, invented.status]).toEqual([status, status]);
    const said = await refusal(real);
    expect(said).toEqual(await refusal(invented));
    expect(said.cache).toBe('private, no-store');
    expect(JSON.stringify(said.problem)).not.toContain(anothers);
  });

  test('S18 the attempts of another member have changed nothing', async () => {
    const number = await reservationOf(owner);
    const read = async () => dataOf<{ status: string }>(await get(`/reservation/room/${number}?lang=ko`, owner));
    const before = await read();
    await named.cancelReservation?.ask(number, stranger);
    expect(await read()).toEqual({ ...before, asOf: expect.any(String) });
  });
});

/** What a member sees without naming anything; the answers differ by who asks alone. */
const lists = [
  '/membership/coupon?lang=ko',
  '/membership/point',
  '/membership/point/statement?lang=ko',
  '/membership/member/profile',
  '/membership/dashboard/info?type=member',
  '/reservation/room?lang=ko',
  '/dining/reservation?lang=ko',
];

/** Numbers and ids that name a thing of one member. */
const idsIn = (text: string) =>
  [
    ...text.matchAll(/"(?:voucherId|entryId|reservationNo|tableReservationNo|membershipNo|membershipId)":"([^"]+)"/g),
  ].map(([, id]) => id);

describe('S18 the same address, asked by two members at once', () => {
  test.each(lists)('S18 %s: each member sees their own, and no cache may keep it', async (path) => {
    const answers = await Promise.all([owner, stranger, owner, stranger].map((cookie) => get(path, cookie)));
    for (const answer of answers) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('etag')).toBeNull();
    }
    const [first = '', other = '', again = '', otherAgain = ''] = await Promise.all(answers.map((one) => one.text()));
    expect([again, otherAgain]).toEqual([first, other]);
    const shared = idsIn(first).filter((id) => idsIn(other).includes(id));
    expect(shared).toEqual([]);
  });

  test('S18 these do hold ids, or the test above would prove nothing', async () => {
    const texts = await Promise.all(lists.map(async (path) => (await get(path, owner)).text()));
    expect(texts.filter((text) => idsIn(text).length > 0).length).toBeGreaterThanOrEqual(4);
  });

  test.each(['membershipNo', 'memberNo', 'voucherId', 'userId'])(
    'S18 ?%s= of another is not looked at',
    async (name) => {
      const number = await membershipOf(owner);
      const asked = await get(`/membership/coupon?lang=ko&${name}=${number}`, stranger);
      const own = await (await get('/membership/coupon?lang=ko', stranger)).text();
      if (asked.status === 200) expect(await asked.text()).toBe(own);
      else expect(asked.status).toBe(400);
    },
  );
});

describe('S18 what a page loads on the server', () => {
  beforeEach(() => {
    jar.seal = '';
  });

  test('S18 is the visitor’s own, one visit after the other', async () => {
    const load = async (cookie: string) => {
      jar.seal = sealOf(cookie);
      return JSON.stringify([
        await loadForMember(contract.listVouchers, { query: { lang: 'ko' } }),
        await loadForMember(contract.memberProfile, {}),
      ]);
    };
    const [first, other, again] = [await load(owner), await load(stranger), await load(owner)];
    expect(again).toBe(first);
    expect(idsIn(first).length).toBeGreaterThan(1);
    expect(idsIn(other).filter((id) => idsIn(first).includes(id))).toEqual([]);
  });

  test('S18 of another member’s reservation is not found, like one that does not exist', async () => {
    const reservationNo = await reservationOf(owner);
    const ask = (number: string) =>
      loadForMember(contract.reservationDetail, { params: { reservationNo: number }, query: { lang: 'ko' } });
    jar.seal = sealOf(stranger);
    const anothers = await ask(reservationNo);
    expect(anothers).toEqual({ state: 'notFound' });
    expect(await ask(reservationNo.replace(/.$/, (last) => (last === '9' ? '8' : '9')))).toEqual(anothers);
    jar.seal = sealOf(owner);
    expect((await ask(reservationNo)).state).toBe('ready');
  });
});
