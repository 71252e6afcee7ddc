import { describe, expect, test, vi } from 'vitest';
import { POST as leaveRoute } from '@/app/api/guest/leave/route';
import { POST as lookUpRoute } from '@/app/api/guest/look-up/route';
import { loadGuestReservation } from '@/lib/booking/load-guest-reservation';
import { bookedByWhoLooksUp, cookiesOf, found, from, guestSandbox, problemOf, send } from './guest-steps';
import { cookieAfter } from './same-origin-request';

const jar = vi.hoisted(() => ({ cookie: '' }));
vi.mock('next/headers', () => ({ cookies: async () => cookiesOf(jar.cookie) }));
const sandbox = guestSandbox(jar, {
  reservation: { address: 8, accountAndAddress: 3, account: 5 },
});

describe('the look-up', () => {
  test('opens the reservation for this browser until it leaves', async () => {
    const { reservationNo } = await bookedByWhoLooksUp(sandbox);
    const answer = await send(lookUpRoute, found(` ${reservationNo.toLowerCase()} `));
    expect(await answer.json()).toEqual({ data: { reservationNo } });
    jar.cookie = cookieAfter(answer);
    expect(await loadGuestReservation('en')).toMatchObject({
      state: 'ready',
      data: { reservation: { reservationNo } },
    });
    jar.cookie = cookieAfter(await send(leaveRoute, {}, jar.cookie), jar.cookie);
    expect(jar.cookie).toBe('');
    expect(await loadGuestReservation('en')).toEqual({ state: 'login' });
  });

  test('S18 an unknown number, a wrong name, a wrong contact and a member’s number are one answer without a cookie', async () => {
    const { reservationNo } = await bookedByWhoLooksUp(sandbox);
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

  test('counts failures only: visitors who find reservations are never limited', async () => {
    from('192.0.2.1');
    const { reservationNo } = await bookedByWhoLooksUp(sandbox);
    const spellings = [reservationNo, reservationNo.replace('-', ''), reservationNo.toLowerCase().replace('-', ' - ')];
    for (let n = 0; n < 12; n += 1) {
      const answer = await send(lookUpRoute, found(spellings[n % 3] ?? reservationNo));
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ data: { reservationNo } });
    }
    const wrong = { ...found(reservationNo), lastName: 'Keller' };
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1) statuses.push((await send(lookUpRoute, wrong)).status);
    expect(statuses, 'what was found has won no guess').toEqual([...Array<number>(8).fill(404), 429]);
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

  test('S64 guesses of others never keep guests out where they have booked or found the reservation', async () => {
    from('192.0.2.1');
    const { reservationNo } = await bookedByWhoLooksUp(sandbox);
    const guess = async (address: string) => {
      from(address);
      return (await send(lookUpRoute, { ...found(reservationNo), lastName: 'Keller' })).status;
    };
    const find = async (address: string) => {
      from(address);
      return send(lookUpRoute, found(reservationNo));
    };
    expect((await find('198.51.100.7')).status).toBe(200);
    const guesses = [];
    for (let n = 0; n < 30; n += 1) guesses.push(await guess(`203.0.113.${n + 1}`));
    expect(guesses.at(-1), 'guesses are slowed').toBe(429);
    const elsewhere = await find('198.51.100.8');
    expect(elsewhere.status).toBe(429);
    expect(Number(elsewhere.headers.get('retry-after')), 'a short wait at a new address').toBeLessThanOrEqual(60);
    for (const address of ['192.0.2.1', '198.51.100.7']) expect((await find(address)).status, address).toBe(200);
  });
});
