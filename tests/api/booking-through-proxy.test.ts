import { beforeAll, expect, test } from 'vitest';
import { GET, POST } from '@/app/api/hub/[...path]/route';
import { POST as logIn } from '@/app/api/session/login/route';
import type { Term } from '@/lib/hub/contract/join';
import type { RoomOffers } from '@/lib/hub/contract/offer';
import type { CreateReservationBody } from '@/lib/hub/contract/reservation';
import { loadHotelList } from '@/lib/hub/load-hotels';
import { sampleAccounts } from '@/sandbox/hub/seed/accounts';
import { stayIn, stock } from '../sandbox/booking-steps';
import { sandboxAsHub } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const sandbox = sandboxAsHub();
let cookie: string;
beforeAll(async () => {
  const { membershipId, password } = sampleAccounts.member;
  cookie = cookieAfter(
    await logIn(sameOriginRequest('/api/session/login', { method: 'POST', body: { membershipId, password } })),
  );
});

const post = (path: string, body: unknown, headers?: Record<string, string>) =>
  POST(sameOriginRequest(`/api/hub${path}`, { method: 'POST', body, cookie, headers }));

/** A booking that the hub would take: the first offer of the first hotel, a month from now. */
async function bookable(): Promise<CreateReservationBody> {
  const { hotels } = await loadHotelList('ko', 1, 60);
  const { hotelId, ...stay } = stayIn(30, 2, hotels[0]?.hotelId);
  await stock(sandbox, { hotelId, ...stay }, 5);
  const occupancy = { adults: 2, minor: 0 };
  const answer = await post(`/product/hotel/${hotelId}/offers`, { ...stay, rooms: [occupancy], lang: 'ko' });
  const { data } = (await answer.json()) as { data: RoomOffers };
  const offer = data.rooms[0]?.offers[0];
  if (!offer) throw new Error('the sandbox has no offer a month from now');
  const terms = await GET(sameOriginRequest('/api/hub/membership/search/terms?lang=ko&purpose=booking', { cookie }));
  const agreed = ((await terms.json()) as { data: { terms: Term[] } }).data.terms;
  return {
    hotelId,
    ...stay,
    rooms: [
      {
        ...occupancy,
        roomTypeId: offer.roomTypeId,
        ratePlanId: offer.ratePlan.ratePlanId,
        guestFirstName: 'Sample',
        guestLastName: 'Guest',
      },
    ],
    contact: { email: 'sample@example.com', mobile: '010-0000-0000' },
    expectedTotalKrw: offer.price.totalKrw,
    consents: {
      requiredTermIds: agreed.filter(({ requiredYn }) => requiredYn === 'Y').map(({ termId }) => termId),
      optionalTermIds: [],
    },
    lang: 'ko',
  };
}

test('S34 the guest’s own retry with the same key books once', async () => {
  const body = await bookable();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all([post('/reservation/room', body, key), post('/reservation/room', body, key)]);
  const again = await post('/reservation/room', body, key);
  const numbers = await Promise.all(
    [...answers, again].map(async (answer) => {
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { data: { reservationNo: string } }).data.reservationNo;
    }),
  );
  expect(new Set(numbers).size).toBe(1);
});

test('a total that is not the hub’s is refused with the new one', async () => {
  const body = await bookable();
  const answer = await post('/reservation/room', { ...body, expectedTotalKrw: body.expectedTotalKrw + 1 });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'conflict',
    hubCode: 'PRICE_CHANGED',
    data: { totalKrw: body.expectedTotalKrw },
  });
});

test('a sold-out hotel is refused as such, and the session goes on', async () => {
  const body = await bookable();
  await fetch(`${sandbox.controlBase}/inventory`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hotelId: body.hotelId, date: body.checkInDate, count: 0 }),
  });
  const answer = await post('/reservation/room', body);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ hubCode: 'SOLD_OUT' });
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('S55 20 bookings at once with points spend each point once, and the answer that comes too late says what is left', async () => {
  const body = await bookable();
  await stock(sandbox, body, 40);
  const balance = async () => {
    const answer = await GET(sameOriginRequest('/api/hub/membership/point', { cookie }));
    return ((await answer.json()) as { data: { balance: number } }).data.balance;
  };
  const before = await balance();
  const points = Math.floor(before / 30) * 10;
  const paid = { ...body, points: { points, amountKrw: points * 50 } };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      post('/reservation/room', paid, { 'idempotency-key': crypto.randomUUID() }).then(async (answer) => ({
        status: answer.status,
        problem: (await answer.json()) as { hubCode?: string; data?: object },
      })),
    ),
  );
  const booked = answers.filter(({ status }) => status === 200).length;
  expect(booked).toBe(3);
  const left = before - booked * points;
  expect(await balance()).toBe(left);
  for (const { status, problem } of answers.filter((answer) => answer.status !== 200)) {
    // Letters to one member are limited, too.
    if (status !== 429) expect(problem).toMatchObject({ hubCode: 'POINTS_NOT_ENOUGH', data: { balance: left } });
  }
});

test.each([0, -100, 100.5, 10_000_001, '100', null])(
  'S55 %j points are refused before the hub is asked',
  async (points) => {
    const body = await bookable();
    await fetch(`${sandbox.controlBase}/calls`, { method: 'DELETE' });
    const answer = await post('/reservation/room', { ...body, points: { points, amountKrw: 5_000 } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
    const calls = await fetch(`${sandbox.controlBase}/calls`);
    expect(((await calls.json()) as { counts: object }).counts).not.toHaveProperty('createReservation');
  },
);
