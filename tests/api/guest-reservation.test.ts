import { describe, expect, test, vi } from 'vitest';
import { POST as bookRoute } from '@/app/api/guest/booking/route';
import { POST as cancelRoute } from '@/app/api/guest/cancel/route';
import { POST as changeRoute } from '@/app/api/guest/change/route';
import { POST as mailRoute } from '@/app/api/guest/mail/route';
import { POST as nightsRoute } from '@/app/api/guest/nights/route';
import { POST as quoteRoute } from '@/app/api/guest/quote/route';
import { loadConfirmation, loadTableConfirmation } from '@/lib/booking/load-confirmation';
import { guestProofOfPage, loadGuestReservation } from '@/lib/booking/load-guest-reservation';
import { useEnvironment } from '../env/environment';
import { bookingBody, endGrace, offerOf, type StayWish, stayIn, stock } from '../sandbox/booking-steps';
import { booked, cookiesOf, from, goodBody, guestSandbox, newContact, problemOf, send, stay } from './guest-steps';

const jar = vi.hoisted(() => ({ cookie: '' }));
vi.mock('next/headers', () => ({ cookies: async () => cookiesOf(jar.cookie) }));
const sandbox = guestSandbox(jar, {
  guestBooking: { address: 4 },
  reservationMail: { account: 2 },
  guestRooms: { address: 3 },
});

describe('a booking without a login', () => {
  test('S01 hands its proof over sealed, HttpOnly and for half an hour, never in the answer’s body', async () => {
    const { answer, reservationNo, totalKrw } = await booked(sandbox);
    const [line = ''] = answer.headers.getSetCookie();
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(line).toMatch(/^guest-reservation=[^;]+; Path=\/; Max-Age=\d+; SameSite=Lax; HttpOnly$/);
    expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBeLessThanOrEqual(1800);
    expect(line).not.toContain(reservationNo);
    expect(totalKrw).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('S34 made again under its key it is the same one', async () => {
    const body = await goodBody(sandbox);
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

  test('S64 is refused for nothing that others sent under its email address, made or not', async () => {
    const body = await goodBody(sandbox);
    const contact = newContact();
    const book = async (n: number, expectedTotalKrw = body.expectedTotalKrw) => {
      from(`192.0.2.${n}`);
      return (await send(bookRoute, { ...body, contact, expectedTotalKrw }, undefined, crypto.randomUUID())).status;
    };
    for (const n of [11, 12, 13]) expect(await book(n, 1)).toBe(409);
    for (const n of [11, 12, 13]) expect(await book(n)).toBe(200);
    expect(await book(14)).toBe(200);
  });

  test('S60 its mails are counted by its number, from whatever address: changes, and what is sent again', async () => {
    const { cookie, reservationNo, totalKrw } = await booked(sandbox);
    const room = { adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
    const to = (route: typeof changeRoute, n: number, body: object) => {
      from(`192.0.2.${n}`);
      return send(route, body, cookie, crypto.randomUUID(), reservationNo);
    };
    const arrive = (n: number, arrivalTime: string, expectedTotalKrw = totalKrw) =>
      to(changeRoute, n, { ...stay, rooms: [room], arrivalTime, expectedTotalKrw, revision: n, lang: 'ko' });
    for (let refused = 0; refused < 3; refused += 1) expect((await arrive(0, '16:00', 1)).status, 'no mail').toBe(409);
    expect((await arrive(0, '16:00')).status).toBe(200);
    expect((await to(mailRoute, 1, { lang: 'ko' })).status).toBe(200);
    const refused = await arrive(1, '17:00');
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'rate_limited']);
    expect((await to(mailRoute, 2, { lang: 'ko' })).status).toBe(429);
    jar.cookie = cookie;
    expect(await loadGuestReservation('ko')).toMatchObject({ data: { reservation: { arrivalTime: '16:00' } } });
  });

  describe('S66 of one address, whatever contacts it names,', () => {
    const bookTwo = async (body: Awaited<ReturnType<typeof goodBody>>) => {
      const [room] = body.rooms;
      const rooms = [room, room];
      const asked = { ...body, rooms, contact: newContact(), expectedTotalKrw: body.expectedTotalKrw * 2 };
      const answer = await send(bookRoute, asked, undefined, crypto.randomUUID());
      return answer.status === 200 ? 200 : ((await answer.json()) as { hubCode: string }).hubCode;
    };

    test('takes so many rooms of a hotel’s night; another address and another night have their own', async () => {
      const body = await goodBody(sandbox);
      expect(await bookTwo(body)).toBe(200);
      expect(await bookTwo(body)).toBe('TOO_MANY_HELD');
      const later = stayIn(27);
      await stock(sandbox, later, 6);
      expect(await bookTwo(bookingBody(later, await offerOf(sandbox, later, 'flexible')))).toBe(200);
      from('192.0.2.2');
      expect(await bookTwo(body)).toBe(200);
    });

    test('does not count what the hub refuses', async () => {
      const body = await goodBody(sandbox);
      for (let n = 0; n < 2; n += 1) expect(await bookTwo({ ...body, expectedTotalKrw: 1 })).toBe('PRICE_CHANGED');
      expect(await bookTwo(body)).toBe(200);
    });

    test('counts nights to which a reservation is moved, and not those that it has', async () => {
      await booked(sandbox);
      const { cookie, reservationNo, totalKrw } = await booked(sandbox);
      await booked(sandbox);
      const before = stayIn(24);
      await stock(sandbox, before, 6);
      const room = { adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: 'A cot' };
      const change = async (wish: StayWish, revision: number) => {
        const body = { ...wish, rooms: [room], expectedTotalKrw: totalKrw, revision, lang: 'ko' };
        const answer = await send(changeRoute, body, cookie, crypto.randomUUID(), reservationNo);
        return answer.status === 200 ? 200 : ((await answer.json()) as { hubCode: string }).hubCode;
      };
      expect(await change(stay, 0)).toBe(200);
      from('192.0.2.2');
      const body = bookingBody(before, await offerOf(sandbox, before, 'flexible'));
      expect(await bookTwo(body)).toBe(200);
      await send(bookRoute, { ...body, contact: newContact() }, undefined, crypto.randomUUID());
      expect(await change(before, 1)).toBe('TOO_MANY_HELD');
    });
  });

  test('has no confirmation under a number that no reservation has, for anybody', async () => {
    for (const number of ['q1', 'HN', 'hn-abcdefgh', 'A'.repeat(40)]) {
      expect(await loadConfirmation(number, 'ko')).toEqual({ state: 'notFound' });
      expect(await loadTableConfirmation(number, 'ko')).toEqual({ state: 'notFound' });
    }
  });

  test('its confirmation opens for this browser and asks everybody else to log in or look it up', async () => {
    const { reservationNo, cookie } = await booked(sandbox);
    expect(await loadConfirmation(reservationNo, 'ko')).toEqual({ state: 'login' });
    jar.cookie = cookie;
    expect(await loadConfirmation(reservationNo, 'ko')).toMatchObject({ state: 'ready', data: { booker: 'guest' } });
    expect(await loadConfirmation('HN-SAMPLE01', 'ko')).toEqual({ state: 'login' });
  });
});

test('S33 a hub that does not answer is no forgotten reservation: the proof is kept', async () => {
  const { cookie, reservationNo } = await booked(sandbox);
  jar.cookie = cookie;
  useEnvironment({ HUB_API_BASE: 'http://localhost:2/hub', PLAIN_API_BASE: 'http://localhost:2/api' });
  expect(await loadGuestReservation('ko')).toEqual({ state: 'unavailable' });
  expect(await guestProofOfPage(), 'for the number on the page').toMatchObject({ reservationNo });
  expect(await loadConfirmation(reservationNo, 'ko')).toEqual({ state: 'unavailable' });
  const answer = await send(cancelRoute, { expectedFeeKrw: 0 }, cookie, undefined, reservationNo);
  expect(await problemOf(answer)).toMatchObject({ status: 503, code: 'unreachable', nothingDone: true });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

describe('a proof', () => {
  const room = { adults: 2, minor: 0, guestFirstName: 'Sample', guestLastName: 'Member', requests: '' };
  const change = {
    checkInDate: stay.checkInDate,
    checkOutDate: stay.checkOutDate,
    rooms: [{ ...room, requests: 'A cot' }],
    revision: 0,
    lang: 'ko',
  };
  const calls: [string, (request: Request) => Promise<Response>, unknown][] = [
    ['cancel', cancelRoute, { expectedFeeKrw: 0 }],
    ['nights', nightsRoute, { viewMonth: stay.checkInDate.slice(0, 7), viewPeriod: 1 }],
    ['quote', quoteRoute, change],
    ['change', changeRoute, { ...change, expectedTotalKrw: 1 }],
  ];

  test.each(calls)('S02 %s: none, a changed one and one of another kind are refused alike', async (_, route, body) => {
    const { cookie, reservationNo } = await booked(sandbox);
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
      const shown = await booked(sandbox);
      const since = await booked(sandbox);
      for (const of of [shown.reservationNo, undefined]) {
        const refused = await send(route, body, since.cookie, crypto.randomUUID(), of);
        expect(await problemOf(refused)).toMatchObject({ status: 403, hubCode: 'PROOF_EXPIRED' });
      }
    },
  );

  test('S05 is over after its half hour, also where the browser kept the cookie', async () => {
    const { cookie, reservationNo } = await booked(sandbox);
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ['Date'] });
    try {
      jar.cookie = cookie;
      expect(await loadGuestReservation('ko')).toEqual({ state: 'login' });
      expect((await send(cancelRoute, { expectedFeeKrw: 0 }, cookie, undefined, reservationNo)).status).toBe(403);
    } finally {
      vi.useRealTimers();
    }
  });

  test('receives the rule by which there are no nights to move to', async () => {
    const { cookie, reservationNo } = await booked(sandbox, 'advance');
    await endGrace(sandbox, reservationNo);
    const view = { viewMonth: stay.checkInDate.slice(0, 7), viewPeriod: 1 };
    const refused = await problemOf(await send(nightsRoute, view, cookie, undefined, reservationNo));
    expect(refused).toMatchObject({ status: 409, hubCode: 'FEE_DUE', data: { feeKrw: expect.any(Number) } });
  });

  test('cancels and changes its own reservation, whatever number a body names', async () => {
    const mine = await booked(sandbox);
    const other = await booked(sandbox);
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
