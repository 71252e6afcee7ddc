import { beforeEach, describe, expect, test } from 'vitest';
import { POST as cancel } from '@/app/api/guest/cancel/route';
import { POST as lookUp } from '@/app/api/guest/look-up/route';
import { POST as book } from '@/app/api/guest/table/route';
import { POST as change } from '@/app/api/guest/table-change/route';
import { guestAddress } from '@/lib/routes/handlers';
import { setLimits } from '../env/limits';
import { guestTableBody, leaveTables, tableBody, tableIn } from '../sandbox/dining-steps';
import { control } from '../sandbox/hub-caller';
import { sandboxAsHubForEachTest } from '../sandbox/sandbox-for-tests';
import { cookieAfter, sameOriginRequest } from './same-origin-request';

const sandbox = sandboxAsHubForEachTest();
const wish = tableIn(30);

beforeEach(async () => {
  setLimits();
});

const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const post = (path: string, body: unknown, parts: { cookie?: string; headers?: Record<string, string> } = {}) =>
  sameOriginRequest(path, { method: 'POST', body, ...parts });
const contact = { email: 'table.guest@mail.example', mobile: '010-0000-7777' };

async function booked(headers = key()) {
  const body = { ...(await guestTableBody(sandbox, wish)), guestLastName: 'Keller', contact };
  const answer = await book(post('/api/guest/table', body, { headers }));
  const text = await answer.text();
  const number = (JSON.parse(text) as { data: { tableReservationNo: string } }).data.tableReservationNo;
  return { number, cookie: cookieAfter(answer), text };
}
const find = (reservationNo: string, lastName = 'keller', reached = contact.email) =>
  lookUp(post('/api/guest/look-up', { reservationNo, lastName, contact: reached }));
const mailsTo = async (to: string) => {
  const { mails } = (await control(sandbox, '/outbox', undefined, 'GET')) as {
    mails: { to: string; subject: string }[];
  };
  return mails.filter((mail) => mail.to === to);
};

describe('a table without a membership', () => {
  test('is not booked without the consent that a room asks for too', async () => {
    const body = { ...(await guestTableBody(sandbox, wish)), contact };
    const consents = { requiredTermIds: [], optionalTermIds: [] };
    const answer = await book(post('/api/guest/table', { ...body, consents }, { headers: key() }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ hubCode: 'TERMS_REQUIRED' });
    expect(await mailsTo(contact.email)).toEqual([]);
  });

  test('is booked once under one key, with a mail; the browser gets a sealed proof and no other', async () => {
    const headers = key();
    const [first, again] = [await booked(headers), await booked(headers)];
    expect(again.number).toBe(first.number);
    expect(first.number).toMatch(/^DN-/);
    expect(first.text).not.toContain('proof');
    expect(first.cookie).toMatch(/^guest-reservation=/);
    expect(await mailsTo(contact.email)).toHaveLength(1);
  });

  test('is found by number, name and contact, however the number is typed', async () => {
    const { number } = await booked();
    for (const [typed, reached] of [
      [number.toLowerCase().replace('-', ' '), contact.email],
      [number, '+82 10 0000 7777'],
    ] as const) {
      const found = await find(typed, 'KELLER', reached);
      expect(await found.json()).toEqual({ data: { reservationNo: number } });
    }
  });

  test('S39 is not found by a wrong number, name or contact, with one answer, and after some tries not at all', async () => {
    const { number } = await booked();
    const answers = [
      await find('DN-AAAAAAAA'),
      await find(number, 'Miller'),
      await find(number, 'keller', 'x@mail.example'),
    ];
    const bodies = await Promise.all(answers.map(async (answer) => ({ ...(await answer.json()), requestId: '' })));
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    for (let attempt = 0; attempt < 3; attempt += 1) await find(number, 'Miller');
    expect((await find(number)).status).toBe(429);
  });

  test('is moved and cancelled by its proof, each with a mail; another number’s page cannot', async () => {
    const { number, cookie } = await booked();
    const { restaurantId: _, ...moved } = await tableBody(sandbox, tableIn(33));
    const body = {
      date: moved.date,
      time: moved.time,
      party: 2,
      occasion: 'birthday',
      requests: '',
      revision: 0,
      lang: 'en',
    };
    const answer = await change(post(guestAddress('tableChange', number), body, { cookie, headers: key() }));
    expect([answer.status, (await answer.json()).data.revision]).toEqual([200, 1]);
    const foreign = await change(post(guestAddress('tableChange', 'DN-AAAAAAAA'), body, { cookie, headers: key() }));
    expect([foreign.status, (await foreign.json()).hubCode]).toEqual([403, 'PROOF_EXPIRED']);
    const gone = () => cancel(post(guestAddress('cancel', number), { expectedFeeKrw: 0 }, { cookie }));
    const first = (await (await gone()).json()) as { data: { cancellationFeeKrw: number } };
    expect(first.data.cancellationFeeKrw).toBe(0);
    expect(await (await gone()).json(), 'a second press').toEqual(first);
    expect(await mailsTo(contact.email)).toHaveLength(3);
  });

  test('S66 one address has so many tables of a restaurant’s day, booked or moved to, whatever contacts it names', async () => {
    setLimits({ guestTables: { address: 2 } });
    await leaveTables(sandbox, wish, 100);
    const later = tableIn(33);
    await leaveTables(sandbox, later, 100);
    const guest = { ...(await guestTableBody(sandbox, wish)), lang: 'en' };
    const bookAt = (at: typeof wish, n: number) => {
      const contact = { email: `table.guest${n}@mail.example`, mobile: `010-0000-70${n}` };
      return book(post('/api/guest/table', { ...guest, ...at, contact }, { headers: key() }));
    };
    for (const n of [11, 12]) expect((await bookAt(wish, n)).status).toBe(200);
    expect(await (await bookAt(wish, 13)).json()).toMatchObject({ hubCode: 'TOO_MANY_HELD' });
    const elsewhere = await bookAt(later, 14);
    expect(elsewhere.status).toBe(200);
    const { data } = (await elsewhere.clone().json()) as { data: { tableReservationNo: string } };
    const { date, time, party } = wish;
    const body = { date, time, party, occasion: 'none', requests: '', revision: 0, lang: 'en' };
    const to = guestAddress('tableChange', data.tableReservationNo);
    const moved = await change(post(to, body, { cookie: cookieAfter(elsewhere), headers: key() }));
    expect(await moved.json()).toMatchObject({ hubCode: 'TOO_MANY_HELD' });
  });

  test.each(['down', 'lost'] as const)('with a hub that is %s in the middle books once in the end', async (kind) => {
    const headers = key();
    await tableBody(sandbox, wish);
    await control(sandbox, '/faults', { path: '/dining/guest', kind, times: 1 });
    const body = { ...(await guestTableBody(sandbox, wish)), guestLastName: 'Keller', contact };
    expect((await book(post('/api/guest/table', body, { headers }))).status).toBe(503);
    expect((await book(post('/api/guest/table', body, { headers }))).status).toBe(200);
    expect(await mailsTo(contact.email)).toHaveLength(1);
  });
});
