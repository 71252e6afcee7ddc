// Long, because bookings, moves and cancellations are judged by the tables that one running hub has left.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { minutesOf } from '../../sandbox/hub/dining/opening.ts';
import { addDays, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import { availabilityOf, bodyOf, bookTable, guestTableBody, leaveTables, tableBody, tableIn } from './dining-steps.ts';
import { callHub, control, type SignedIn, signIn } from './hub-caller.ts';
import { sandboxForFile } from './sandbox-for-tests.ts';

const sandbox = sandboxForFile();
let member: SignedIn;
beforeAll(async () => {
  member = await signIn(sandbox);
});
afterEach(() => control(sandbox, '/clock', undefined, 'DELETE'));

const today = seoulDayOf(new Date());
const tablesLeft = async (wish: ReturnType<typeof tableIn>, time = wish.time): Promise<number> =>
  (await availabilityOf(sandbox, wish)).seatings.find((seating: { time: string }) => seating.time === time).tablesLeft;

test('the last table goes to one of twenty guests who ask at once', async () => {
  const wish = tableIn(10);
  await leaveTables(sandbox, wish, 1);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => bookTable(sandbox, member.token, bodyOf(wish), randomUUID())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ body }) => body.code === 'TABLE_TAKEN');
  expect(refused).toHaveLength(19);
  expect(refused[0]?.body.data.alternatives.length).toBeGreaterThan(0);
  expect(await tablesLeft(wish)).toBe(0);
});

test('a whole evening asked for from all sides: at no minute more parties than tables', async () => {
  const wish = tableIn(12, 'seochon-dasil');
  await leaveTables(sandbox, wish, 100);
  const { seatings } = await availabilityOf(sandbox, wish);
  const wanted = seatings.flatMap(({ time }: { time: string }) =>
    [1, 2, 4].flatMap((party) => [0, 1].map(() => ({ ...wish, time, party }))),
  );
  const guest = await guestTableBody(sandbox, wish);
  const answers = await Promise.all(
    wanted.map((each: typeof wish, index: number) => {
      const contact = { email: `sample.guest${index}@mail.example`, mobile: `010-0000-1${100 + index}` };
      return callHub(sandbox, 'createGuestTable', { body: { ...guest, ...each, contact } });
    }),
  );
  const booked = wanted.filter((_: unknown, index: number) => answers[index]?.status === 200);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  for (let minute = 0; minute < 24 * 60; minute += 30) {
    const seated = booked.filter(({ time }: typeof wish) => minutesOf(time) <= minute && minute < minutesOf(time) + 90);
    expect(seated.length).toBeLessThanOrEqual(3);
    expect(seated.filter(({ party }: typeof wish) => party > 2).length).toBeLessThanOrEqual(1);
  }
  expect(booked.length).toBeGreaterThanOrEqual(12);
});

test('S64 S66 a member holds at most four tables of a restaurant on a day; no guest is counted by a contact', async () => {
  const wish = tableIn(26, 'seochon-dasil');
  await leaveTables(sandbox, wish, 100);
  const guest = await guestTableBody(sandbox, wish);
  const { seatings } = await availabilityOf(sandbox, wish);
  const own = (time: string, date = wish.date) => bookTable(sandbox, member.token, bodyOf({ ...wish, date, time }));
  for (const { time } of seatings.slice(0, 4)) expect((await own(time)).status).toBe(200);
  const last = seatings.at(-1)?.time;
  expect((await own(last)).body).toMatchObject({ code: 'TOO_MANY_HELD' });
  const elsewhere = tableIn(33, 'seochon-dasil');
  await leaveTables(sandbox, elsewhere, 100);
  for (const { time } of [...seatings.slice(0, 4), seatings.at(-1)]) {
    const body = { ...guest, date: elsewhere.date, time };
    expect((await callHub(sandbox, 'createGuestTable', { body })).status).toBe(200);
  }
  const { tableReservationNo } = (await own(last, elsewhere.date)).body.data;
  const refused = await callHub(sandbox, 'changeTableReservation', {
    token: member.token,
    params: { tableReservationNo },
    body: { date: wish.date, time: last, party: 2, occasion: 'none', requests: '', revision: 0, lang: 'en' },
  });
  expect(refused.body.code).toBe('TOO_MANY_HELD');
});

test('a party takes the smallest table that it fits at, for as long as it sits', async () => {
  const wish = tableIn(14);
  await leaveTables(sandbox, wish, 100);
  const forEight = { ...wish, party: 8 };
  const [before, beforeEight] = [await tablesLeft(wish), await tablesLeft(forEight)];
  expect((await bookTable(sandbox, member.token, bodyOf(wish))).status).toBe(200);
  expect(await tablesLeft(wish)).toBe(before - 1);
  expect(await tablesLeft(wish, '19:30')).toBe(before - 1);
  expect(await tablesLeft(wish, '20:00')).toBe(before);
  expect(await tablesLeft(wish, '17:00')).toBe(before);
  expect(await tablesLeft(forEight)).toBe(beforeEight);
});

test('a repeated key answers as the first time and books once; another body under it is refused', async () => {
  const wish = tableIn(16);
  const body = await tableBody(sandbox, wish);
  const key = randomUUID();
  const before = await tablesLeft(wish);
  const [first, second] = await Promise.all([
    bookTable(sandbox, member.token, body, key),
    bookTable(sandbox, member.token, body, key),
  ]);
  expect(first?.status).toBe(200);
  expect(second?.body).toEqual(first?.body);
  expect(await tablesLeft(wish)).toBe(before - 1);
  const third = await bookTable(sandbox, member.token, { ...body, party: 3 }, key);
  expect(third.body.code).toBe('IDEMPOTENCY_MISMATCH');
});

test.each([
  ['yesterday', { ...tableIn(1), date: addDays(today, -1) }, 'TABLE_TAKEN'],
  ['beyond the days that are given', tableIn(62), 'INVALID_SEATING'],
  ['an hour that is no seating', { ...tableIn(5), time: '18:40' }, 'INVALID_SEATING'],
  ['a party larger than any table', { ...tableIn(5), party: 9 }, 'PARTY_SIZE'],
  [
    'a breakfast that gives no tables',
    { ...tableIn(5), restaurantId: 'namsan-achim', time: '08:00' },
    'INVALID_SEATING',
  ],
  ['an unknown restaurant', { ...tableIn(5), restaurantId: 'nowhere' }, 'NOT_FOUND'],
])('%s is refused', async (_, wish, code) => {
  expect((await bookTable(sandbox, member.token, bodyOf(wish))).body.code).toBe(code);
});

test('a table moves under its number or stays where it is, and never counts against itself', async () => {
  const wish = tableIn(24);
  await leaveTables(sandbox, wish, 1);
  const { body } = await bookTable(sandbox, member.token, bodyOf(wish));
  const { tableReservationNo } = body.data;
  const asBooked = {
    date: wish.date,
    time: wish.time,
    party: 2,
    occasion: 'birthday',
    requests: '',
    revision: 0,
    lang: 'en',
  };
  const change = (to: object) =>
    callHub(sandbox, 'changeTableReservation', {
      token: member.token,
      params: { tableReservationNo },
      body: { ...asBooked, ...to },
    });
  expect((await change({ time: '19:00' })).status).toBe(200);
  const other = tableIn(26);
  await leaveTables(sandbox, other, 0);
  const refused = await change({ date: other.date, revision: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'TABLE_TAKEN' } });
  const detail = await callHub(sandbox, 'tableReservationDetail', {
    token: member.token,
    params: { tableReservationNo },
    query: { lang: 'en' },
  });
  expect(detail.body.data).toMatchObject({ date: wish.date, time: '19:00', occasion: 'birthday', revision: 1 });
});

test('S64 each move of a table is mailed, and the thirteenth within ten minutes is not made', async () => {
  const wish = tableIn(45);
  const { tableReservationNo } = (await bookTable(sandbox, member.token, await tableBody(sandbox, wish))).body.data;
  const parts = { token: member.token, params: { tableReservationNo } };
  const mails = async () =>
    ((await control(sandbox, '/outbox', undefined, 'GET')) as { mails: unknown[] }).mails.length;
  const move = (revision: number) => {
    const body = { ...wish, occasion: 'none', requests: `Note ${revision}`, revision, lang: 'en' };
    return callHub(sandbox, 'changeTableReservation', { ...parts, body });
  };
  const before = await mails();
  for (let n = 0; n < 12; n += 1) expect((await move(n)).status).toBe(200);
  expect(await move(12)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  expect(await mails()).toBe(before + 12);
  const { data } = (await callHub(sandbox, 'tableReservationDetail', { ...parts, query: { lang: 'en' } })).body;
  expect(data).toMatchObject({ requests: 'Note 11', revision: 12 });
});

test('a move of an earlier state of the table is refused and changes nothing; so is one of nothing', async () => {
  const wish = tableIn(22);
  await leaveTables(sandbox, wish, 5);
  const { body } = await bookTable(sandbox, member.token, bodyOf(wish));
  const parts = { token: member.token, params: { tableReservationNo: body.data.tableReservationNo } };
  const detail = async () =>
    (await callHub(sandbox, 'tableReservationDetail', { ...parts, query: { lang: 'en' } })).body.data;
  const booked = await detail();
  const { date, time, party, occasion, requests, revision } = booked;
  const asBooked = { date, time, party, occasion, requests, lang: 'en' };
  const change = async (to: object) =>
    (await callHub(sandbox, 'changeTableReservation', { ...parts, body: { ...asBooked, ...to } })).body;

  expect(await change({ time: '19:00' }), 'of no known state').toMatchObject({ code: 'BAD_REQUEST' });
  expect(await change({ revision })).toMatchObject({ code: 'NOTHING_CHANGED' });
  expect(await detail()).toEqual(booked);
  const first = await change({ time: '19:00', revision });
  expect(first.data).toMatchObject({ time: '19:00', revision: revision + 1 });
  const moved = await detail();
  expect(await change({ requests: 'A high chair', revision })).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await detail()).toEqual(moved);
  const second = await change({ time: '19:00', requests: 'A high chair', revision: revision + 1 });
  expect(second.data).toMatchObject({ time: '19:00', revision: revision + 2 });
});

test('cancelling is free until the hour, then costs what was said, and gives the table back', async () => {
  const wish = tableIn(28);
  const { body } = await bookTable(sandbox, member.token, await tableBody(sandbox, { ...wish, party: 4 }));
  const parts = { token: member.token, params: { tableReservationNo: body.data.tableReservationNo } };
  const detail = async () =>
    (await callHub(sandbox, 'tableReservationDetail', { ...parts, query: { lang: 'en' } })).body.data;
  const cancel = (expectedFeeKrw: number) =>
    callHub(sandbox, 'cancelTableReservation', { ...parts, body: { expectedFeeKrw } });
  const first = await detail();
  expect(first).toMatchObject({ cancelNowKrw: 0, penaltyKrw: 52_000, changeableYn: 'Y', cancellableYn: 'Y' });
  expect(Date.parse(first.freeUntil)).toBe(Date.parse(`${wish.date}T06:30:00+09:00`));
  await control(sandbox, '/clock', { now: new Date(Date.parse(first.freeUntil)).toISOString(), frozen: true });
  const { token } = await signIn(sandbox);
  parts.token = token;
  expect(await detail()).toMatchObject({ cancelNowKrw: 52_000, changeableYn: 'N' });
  expect((await cancel(0)).body).toMatchObject({ code: 'FEE_CHANGED', data: { feeKrw: 52_000 } });
  const before = await tablesLeft(wish);
  expect((await cancel(52_000)).body.data).toMatchObject({ cancellationFeeKrw: 52_000 });
  expect((await cancel(52_000)).status).toBe(200);
  expect(await tablesLeft(wish)).toBe(before + 1);
});

test('a table that is over was dined at, and can be neither cancelled nor moved', async () => {
  const { body } = await callHub(sandbox, 'tableReservationDetail', {
    token: member.token,
    params: { tableReservationNo: 'DN-SAMPLE02' },
    query: { lang: 'ko' },
  });
  expect(body.data).toMatchObject({ status: 'dined', cancellableYn: 'N', changeableYn: 'N' });
});

test("somebody else's table answers as one that does not exist, to reading, changing and cancelling", async () => {
  const { token } = await signIn(sandbox, 'recommender');
  const bodies = {
    tableReservationDetail: undefined,
    changeTableReservation: { ...tableIn(5), occasion: 'none', requests: '', revision: 0, lang: 'ko' },
    cancelTableReservation: { expectedFeeKrw: 0 },
  };
  for (const [name, body] of Object.entries(bodies)) {
    const call = (tableReservationNo: string) =>
      callHub(sandbox, name as keyof typeof bodies, {
        token,
        params: { tableReservationNo },
        query: { lang: 'ko' },
        body,
      });
    const foreign = await call('DN-SAMPLE01');
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual((await call('DN-NOTHING1')).body);
  }
});
