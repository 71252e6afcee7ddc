// @vitest-environment node

import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { POST as bookRoute } from '@/app/api/guest/booking/route';
import { POST as cancelRoute } from '@/app/api/guest/cancel/route';
import { POST as changeRoute } from '@/app/api/guest/change/route';
import { POST as leaveRoute } from '@/app/api/guest/leave/route';
import { POST as lookUpRoute } from '@/app/api/guest/look-up/route';
import { POST as nightsRoute } from '@/app/api/guest/nights/route';
import { POST as quoteRoute } from '@/app/api/guest/quote/route';
import { forgetRateLimits } from '@/lib/bff/rate-limit';
import { guestAddress } from '@/lib/booking/guest-address';
import { loadConfirmation } from '@/lib/booking/load-confirmation';
import { loadGuestReservation } from '@/lib/booking/load-guest-reservation';
import { enterRequest } from '@/lib/observability/request-context';
import { type RunningSandbox, startSandbox } from '@/sandbox/hub/start-sandbox';
import { useEnvironment } from '../env/environment';
import { bookingBody, offerOf, stayIn, stock } from '../sandbox/booking-steps';
import { cookieAfter, ownRequest } from './own-request';

const jar = vi.hoisted(() => ({ cookie: '' }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const value = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(jar.cookie)?.[1];
      return value === undefined ? undefined : { name, value };
    },
  }),
}));

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  useEnvironment({
    HUB_API_BASE: sandbox.hubBase,
    PLAIN_API_BASE: sandbox.plainBase,
    LOOKUP_LIMIT_PER_ADDRESS: '8',
    LOOKUP_LIMIT_PER_ACCOUNT_AND_ADDRESS: '3',
    LOOKUP_LIMIT_PER_ACCOUNT: '5',
    GUEST_BOOKING_LIMIT_PER_ADDRESS: '4',
  });
  forgetRateLimits();
  from('192.0.2.1');
  jar.cookie = '';
});
const from = (address: string) => enterRequest({ requestId: 'request-of-a-test', traceparent: undefined, address });

const stay = stayIn(25);
const send = (
  route: (request: Request) => Promise<Response>,
  body: unknown,
  cookie?: string,
  key?: string,
  of?: string,
) =>
  route(
    ownRequest(of === undefined ? '/api/guest/anything' : guestAddress('change', of), {
      method: 'POST',
      body,
      ...(cookie ? { cookie } : {}),
      ...(key ? { headers: { 'idempotency-key': key } } : {}),
    }),
  );
async function goodBody(ratePlanId = 'flexible') {
  await stock(sandbox, stay, 6);
  return bookingBody(stay, await offerOf(sandbox, stay, ratePlanId));
}
async function booked(ratePlanId?: string) {
  const answer = await send(bookRoute, await goodBody(ratePlanId), undefined, crypto.randomUUID());
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { reservationNo: string; totalKrw: number } };
  return { ...data, answer, cookie: cookieAfter(answer) };
}
const found = (reservationNo: string) => ({ reservationNo, lastName: 'member', contact: 'sample.member@mail.example' });
async function problemOf(answer: Response) {
  const { requestId: _, ...problem } = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, ...problem };
}

describe('a booking without a login', () => {
  test('S01 hands its proof over sealed, HttpOnly and for half an hour, never in the answer’s body', async () => {
    const { answer, reservationNo, totalKrw } = await booked();
    const [line = ''] = answer.headers.getSetCookie();
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(line).toMatch(/^guest-reservation=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
    expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeLessThanOrEqual(1800);
    expect(line).not.toContain(reservationNo);
    expect(totalKrw).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('S34 made again under its key it is the same one', async () => {
    const body = await goodBody();
    const key = crypto.randomUUID();
    const answers = await Promise.all([send(bookRoute, body, undefined, key), send(bookRoute, body, undefined, key)]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(first).toEqual(second);
  });

  test('is counted by address', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) statuses.push((await send(bookRoute, {})).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
  });

  test('its confirmation opens for this browser and asks everybody else to log in or look it up', async () => {
    const { reservationNo, cookie } = await booked();
    expect(await loadConfirmation(reservationNo, 'ko')).toEqual({ kind: 'guest' });
    jar.cookie = cookie;
    expect(await loadConfirmation(reservationNo, 'ko')).toMatchObject({ kind: 'ready', booker: 'guest' });
    expect(await loadConfirmation('HN-SAMPLE01', 'ko')).toEqual({ kind: 'guest' });
  });
});

describe('the look-up', () => {
  test('opens the reservation for this browser until it leaves', async () => {
    const { reservationNo } = await booked();
    const answer = await send(lookUpRoute, found(` ${reservationNo.toLowerCase()} `));
    expect(await answer.json()).toEqual({ data: { reservationNo } });
    jar.cookie = cookieAfter(answer);
    expect(await loadGuestReservation('en')).toMatchObject({ kind: 'ready', reservation: { reservationNo } });
    jar.cookie = cookieAfter(await send(leaveRoute, {}, jar.cookie), jar.cookie);
    expect(jar.cookie).toBe('');
    expect(await loadGuestReservation('en')).toEqual({ kind: 'none' });
  });

  test('S18 an unknown number, a wrong name, a wrong contact and a member’s number are one answer without a cookie', async () => {
    const { reservationNo } = await booked();
    const wrong = [
      found('HN-NOTHING1'),
      { ...found(reservationNo), lastName: 'Keller' },
      { ...found(reservationNo), contact: 'somebody@mail.example' },
      found('HN-SAMPLE01'),
    ];
    const answers = await Promise.all(wrong.map((body) => send(lookUpRoute, body)));
    const problems = await Promise.all(answers.map(problemOf));
    for (const problem of problems) expect(problem).toEqual(problems[0]);
    expect(problems[0]).toMatchObject({ status: 404, code: 'not_found' });
    expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toEqual([]);
  });

  test('counts failures only: whoever finds reservations is never kept from the next', async () => {
    const { reservationNo } = await booked();
    const spellings = [reservationNo, reservationNo.replace('-', ''), reservationNo.toLowerCase().replace('-', ' - ')];
    for (let n = 0; n < 12; n += 1) {
      const answer = await send(lookUpRoute, found(spellings[n % 3] ?? reservationNo));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ data: { reservationNo } });
    }
    const wrong = { ...found(reservationNo), lastName: 'Keller' };
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await send(lookUpRoute, wrong)).status);
    expect(statuses, 'what was found has won no guess').toEqual([404, 404, 404, 429]);
    const problem = await problemOf(await send(lookUpRoute, found(reservationNo.replace('-', ''))));
    expect(problem).toMatchObject({ status: 429, code: 'rate_limited', retryAfterSeconds: expect.any(Number) });
  });

  test('S39 is counted by number from one address, by number from all, and by address', async () => {
    const tries = async (count: number, body: (n: number) => unknown) => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n += 1) statuses.push((await send(lookUpRoute, body(n))).status);
      return statuses;
    };
    expect(await tries(4, () => found('HN-TRIED001'))).toEqual([404, 404, 404, 429]);
    from('192.0.2.2');
    expect(await tries(3, () => found('hn-tried001'))).toEqual([404, 404, 429]);
    expect(await tries(6, (n) => found(`HN-OTHER00${n}`))).toEqual([404, 404, 404, 404, 404, 429]);
  });
});

test('S33 a hub that does not answer is no forgotten reservation: the proof is kept', async () => {
  const { cookie, reservationNo } = await booked();
  jar.cookie = cookie;
  useEnvironment({ HUB_API_BASE: 'http://localhost:1/hub', PLAIN_API_BASE: 'http://localhost:1/api' });
  expect(await loadGuestReservation('ko')).toEqual({ kind: 'unavailable', reservationNo });
  expect(await loadConfirmation(reservationNo, 'ko')).toEqual({ kind: 'unavailable', reservationNo });
  const answer = await send(cancelRoute, { expectedFeeKrw: 0 }, cookie, undefined, reservationNo);
  expect(await problemOf(answer)).toMatchObject({ status: 503, code: 'unreachable', nothingDone: true });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

describe('a proof', () => {
  const room = { adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
  const change = { checkInDate: stay.checkInDate, checkOutDate: stay.checkOutDate, rooms: [room], lang: 'ko' };
  const calls: [string, (request: Request) => Promise<Response>, unknown][] = [
    ['cancel', cancelRoute, { expectedFeeKrw: 0 }],
    ['nights', nightsRoute, { viewMonth: stay.checkInDate.slice(0, 7), viewPeriod: 1 }],
    ['quote', quoteRoute, change],
    ['change', changeRoute, { ...change, expectedTotalKrw: 1 }],
  ];

  test.each(calls)('S02 %s: none, a changed one and one of another kind are refused alike', async (_, route, body) => {
    const { cookie, reservationNo } = await booked();
    const middle = cookie.length - 20;
    const flipped = cookie.slice(0, middle) + (cookie[middle] === 'A' ? 'B' : 'A') + cookie.slice(middle + 1);
    for (const bad of [
      undefined,
      flipped,
      'guest-reservation=HN-SAMPLE01',
      cookie.replace('guest-reservation', 'session'),
    ]) {
      expect(await problemOf(await send(route, body, bad, undefined, reservationNo))).toMatchObject({
        status: 403,
        hubCode: 'PROOF_EXPIRED',
      });
    }
  });

  test.each(calls)(
    'S02 %s: a page of one reservation does nothing to another that was found since',
    async (_, route, body) => {
      const shown = await booked();
      const since = await booked();
      for (const of of [shown.reservationNo, undefined]) {
        const refused = await send(route, body, since.cookie, crypto.randomUUID(), of);
        expect(await problemOf(refused)).toMatchObject({ status: 403, hubCode: 'PROOF_EXPIRED' });
      }
    },
  );

  test('S05 is over after its half hour, also where the browser kept the cookie', async () => {
    const { cookie, reservationNo } = await booked();
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    try {
      jar.cookie = cookie;
      expect(await loadGuestReservation('ko')).toEqual({ kind: 'none' });
      expect((await send(cancelRoute, { expectedFeeKrw: 0 }, cookie, undefined, reservationNo)).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  test('learns by which rule there are no nights to move to', async () => {
    const { cookie, reservationNo } = await booked('advance');
    const view = { viewMonth: stay.checkInDate.slice(0, 7), viewPeriod: 1 };
    const refused = await problemOf(await send(nightsRoute, view, cookie, undefined, reservationNo));
    expect(refused).toMatchObject({ status: 409, hubCode: 'FEE_DUE', data: { feeKrw: expect.any(Number) } });
  });

  test('cancels and changes its own reservation, whatever number a body names', async () => {
    const mine = await booked();
    const other = await booked();
    const body = { expectedFeeKrw: 0, reservationNo: other.reservationNo, proof: 'x'.repeat(40) };
    const cancelled = await (await send(cancelRoute, body, mine.cookie, undefined, mine.reservationNo)).json();
    expect(cancelled).toMatchObject({ data: { reservationNo: mine.reservationNo, cancellationFeeKrw: 0 } });
    const quoted = (await (await send(quoteRoute, change, other.cookie, undefined, other.reservationNo)).json()) as {
      data: { afterKrw: number };
    };
    expect(quoted.data.afterKrw).toBe(other.totalKrw);
    const changed = await send(
      changeRoute,
      { ...change, expectedTotalKrw: other.totalKrw },
      other.cookie,
      undefined,
      other.reservationNo,
    );
    expect(await changed.json()).toEqual({ data: { reservationNo: other.reservationNo, totalKrw: other.totalKrw } });
  });
});
