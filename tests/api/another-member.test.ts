// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { GET, POST } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import { contract } from '@/lib/hub/contract/contract';
import type { Endpoint } from '@/lib/hub/contract/endpoint';
import { memberLoad } from '@/lib/session/prefetch';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { type RunningSandbox, startSandbox } from '@/sandbox/hub/start-sandbox';
import { useEnvironment } from '../env/environment';
import { sampleUpload, typedClaim } from '../sandbox/centre-steps';
import { callHub, signIn } from '../sandbox/hub-caller';
import { cookieAfter, ownRequest } from './own-request';

const jar = vi.hoisted(() => ({ seal: '' }));
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (name === 'session' ? { name, value: jar.seal } : undefined) }),
}));

let sandbox: RunningSandbox;
let owner: string;
let stranger: string;
beforeAll(async () => {
  sandbox = await startSandbox();
  useEnvironment({ HUB_API_BASE: sandbox.hubBase, PLAIN_API_BASE: sandbox.plainBase });
  const loggedIn = async (account: keyof typeof sampleAccounts) => {
    const { membershipId, password } = sampleAccounts[account];
    const body = { membershipId, password };
    return cookieAfter(await logIn(ownRequest('/api/session/login', { method: 'POST', body })));
  };
  owner = await loggedIn('member');
  stranger = await loggedIn('recommender');
});
afterAll(() => sandbox.stop());

const sealOf = (cookie: string) => /(?:^|; )session=([^;]*)/.exec(cookie)?.[1] ?? '';
const get = (path: string, cookie: string) => GET(ownRequest(`/api/hub${path}`, { cookie }));
const post = (path: string, body: unknown, cookie: string) =>
  POST(ownRequest(`/api/hub${path}`, { method: 'POST', body, cookie }));

async function dataOf<T>(answer: Response): Promise<T> {
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: T }).data;
}

/** Everything of a refusal that could tell one from another. */
async function refusal(answer: Response) {
  const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { problem, cache: answer.headers.get('cache-control') };
}

const reservationOf = async (cookie: string) => {
  const { reservations } = await dataOf<{ reservations: { reservationNo: string }[] }>(
    await get('/reservation/room?lang=ko', cookie),
  );
  const number = reservations[0]?.reservationNo;
  if (!number) throw new Error('the sample member has no reservation');
  return number;
};
const membershipOf = async (cookie: string) =>
  (await dataOf<{ membershipNo: string }>(await get('/membership/member/profile', cookie))).membershipNo;

/** The sample member's tables come with the seed; nobody else has one. */
const tableOf = async (cookie: string) => {
  const { tableReservations } = await dataOf<{ tableReservations: { tableReservationNo: string }[] }>(
    await get('/dining/reservation?lang=ko', cookie),
  );
  const number = tableReservations[0]?.tableReservationNo;
  if (!number) throw new Error('the sample member has no table');
  return number;
};

const claimOf = async (cookie: string) =>
  (await dataOf<{ claimNo: string }>(await post('/membership/claim', typedClaim(-20), cookie))).claimNo;

const enquiry = { subject: 'Sample', text: 'Sample', category: 'other', attachmentIds: [] as string[], lang: 'ko' };
const enquiryOf = async (cookie: string) =>
  (await dataOf<{ enquiryNo: string }>(await post('/membership/enquiry', enquiry, cookie))).enquiryNo;

/** The file of the sample member; files come by a handler of their own, not by the proxy. */
const fileOf = async () => {
  const { token } = await signIn(sandbox);
  return (await callHub(sandbox, 'uploadAttachment', { token, body: sampleUpload })).body.data.attachmentId as string;
};

const choiceOf = async (cookie: string) => {
  const { vouchers } = await dataOf<{ vouchers: { voucherId: string; status: string }[] }>(
    await get('/membership/coupon?lang=ko', cookie),
  );
  return vouchers.find(({ status }) => status === 'choice')?.voucherId ?? '';
};

/** Dates and guests for a change of a reservation. */
const change = {
  checkInDate: '2030-01-01',
  checkOutDate: '2030-01-02',
  rooms: [{ adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Guest' }],
  lang: 'ko',
};

/** What a table is moved to. */
const seating = { date: '2030-01-01', time: '18:00', party: 2, occasion: 'none', requests: '', lang: 'ko' };

/** By the contract's name: the call that names a thing of a member by its number, and how it is refused. */
const named: Record<string, { status: number; ask: (number: string, cookie: string) => Promise<Response> }> = {
  reservationDetail: { status: 404, ask: (number, cookie) => get(`/reservation/room/${number}?lang=ko`, cookie) },
  cancelReservation: {
    status: 404,
    ask: (number, cookie) => post(`/reservation/room/${number}/cancel`, { expectedFeeKrw: 0 }, cookie),
  },
  reservationNights: {
    status: 404,
    ask: (number, cookie) =>
      post(`/reservation/room/${number}/nights`, { viewMonth: '2030-01', viewPeriod: 1 }, cookie),
  },
  quoteChange: { status: 404, ask: (number, cookie) => post(`/reservation/room/${number}/quote`, change, cookie) },
  changeReservation: {
    status: 404,
    ask: (number, cookie) => post(`/reservation/room/${number}/change`, { ...change, expectedTotalKrw: 1 }, cookie),
  },
  tableReservationDetail: {
    status: 404,
    ask: (number, cookie) => get(`/dining/reservation/${number}?lang=ko`, cookie),
  },
  tableChangeAvailability: {
    status: 404,
    ask: (number, cookie) => get(`/dining/reservation/${number}/table?lang=ko&date=2030-01-01&party=2`, cookie),
  },
  changeTableReservation: {
    status: 404,
    ask: (number, cookie) => post(`/dining/reservation/${number}/change`, seating, cookie),
  },
  cancelTableReservation: {
    status: 404,
    ask: (number, cookie) => post(`/dining/reservation/${number}/cancel`, { expectedFeeKrw: 0 }, cookie),
  },
  chooseVoucher: {
    status: 404,
    ask: (voucherId, cookie) => post(`/membership/coupon/${voucherId}/choice`, { optionId: 'spa', lang: 'ko' }, cookie),
  },
  claimDetail: { status: 404, ask: (number, cookie) => get(`/membership/claim/${number}?lang=ko`, cookie) },
  createClaim: {
    status: 409,
    ask: (attachmentId, cookie) =>
      post('/membership/claim', typedClaim(-30, { attachmentIds: [attachmentId] }), cookie),
  },
  createEnquiry: {
    status: 409,
    ask: (attachmentId, cookie) => post('/membership/enquiry', { ...enquiry, attachmentIds: [attachmentId] }, cookie),
  },
  enquiryDetail: { status: 404, ask: (number, cookie) => get(`/membership/enquiry/${number}`, cookie) },
  readEnquiry: { status: 404, ask: (number, cookie) => post(`/membership/enquiry/${number}/read`, undefined, cookie) },
  requestEmailCertification: {
    status: 403,
    ask: (membershipNo, cookie) =>
      post('/membership/certi/request/email', { membershipNo, email: 'sample@example.com' }, cookie),
  },
  checkEmailCertification: {
    status: 403,
    ask: (membershipNo, cookie) => {
      const body = { membershipNo, memberName: '표본', email: 'sample@example.com', verificationNumber: '123456' };
      return post('/membership/certi/check/email', body, cookie);
    },
  },
};

/** What names something of a member by another number than that of a reservation, a table or a membership. */
const numberOfCall: Record<string, (cookie: string) => Promise<string>> = {
  chooseVoucher: choiceOf,
  claimDetail: claimOf,
  createClaim: fileOf,
  createEnquiry: fileOf,
  enquiryDetail: enquiryOf,
  readEnquiry: enquiryOf,
};

/** Names of what belongs to nobody in particular. */
const everybodys = new Set(['hotelId', 'restaurantId', 'membershipId', 'agreedTermIds', 'optionId']);
/** Tried in `tests/sandbox/vouchers.test.ts`, with a booking around it. */
const triedElsewhere = new Set(['createReservation voucherId']);

function numbersIn(entry: Endpoint): string[] {
  const fields = [entry.params, entry.query, entry.body].flatMap((schema) =>
    Object.keys((schema as { shape?: object } | undefined)?.shape ?? {}),
  );
  return fields.filter(
    (name) => /(?:No|Ids?)$/.test(name) && !everybodys.has(name) && !triedElsewhere.has(`${entry.name} ${name}`),
  );
}

describe('S18 a thing of another member, asked for by its number', () => {
  test('S18 every call of the contract that names one is tried below', () => {
    const naming = Object.values(contract as Record<string, Endpoint>).filter(
      (entry) => entry.audience === 'member' && numbersIn(entry).length > 0,
    );
    expect(naming.map(({ name }) => name).sort()).toEqual(Object.keys(named).sort());
  });

  test.each(Object.entries(named))('S18 %s answers as for one that nobody has', async (name, { status, ask }) => {
    const numberOf = Object.hasOwn(numberOfCall, name)
      ? (numberOfCall[name] as typeof claimOf)
      : /Table|tableReservation/.test(name)
        ? tableOf
        : /Reservation|reservation|quoteChange/.test(name)
          ? reservationOf
          : membershipOf;
    const anothers = await numberOf(owner);
    const nobodys = anothers.replace(/.$/, (last) => (last === '9' ? '8' : '9'));
    const [real, invented] = [await ask(anothers, stranger), await ask(nobodys, stranger)];
    expect([real.status, invented.status]).toEqual([status, status]);
    const said = await refusal(real);
    expect(said).toEqual(await refusal(invented));
    expect(said.cache).toBe('private, no-store');
    expect(JSON.stringify(said.problem)).not.toContain(anothers);
  });

  test('S18 what a stranger tried has changed nothing', async () => {
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
  test.each(lists)('S18 %s: each sees his own, and no cache may keep it', async (path) => {
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
        await memberLoad(contract.listVouchers, { query: { lang: 'ko' } }),
        await memberLoad(contract.memberProfile, {}),
      ]);
    };
    const [first, other, again] = [await load(owner), await load(stranger), await load(owner)];
    expect(again).toBe(first);
    expect(idsIn(first).length).toBeGreaterThan(1);
    expect(idsIn(other).filter((id) => idsIn(first).includes(id))).toEqual([]);
  });

  test('S18 of another member’s reservation is not found, like one that nobody has', async () => {
    const reservationNo = await reservationOf(owner);
    const ask = (number: string) =>
      memberLoad(contract.reservationDetail, { params: { reservationNo: number }, query: { lang: 'ko' } });
    jar.seal = sealOf(stranger);
    const anothers = await ask(reservationNo);
    expect(anothers).toEqual({ state: 'unavailable', kind: 'not_found' });
    expect(await ask(reservationNo.replace(/.$/, (last) => (last === '9' ? '8' : '9')))).toEqual(anothers);
    jar.seal = sealOf(owner);
    expect((await ask(reservationNo)).state).toBe('ready');
  });
});
