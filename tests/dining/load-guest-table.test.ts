import { beforeEach, expect, test, vi } from 'vitest';
import { POST as cancel } from '@/app/api/guest/cancel/route';
import { POST as book } from '@/app/api/guest/table/route';
import { forgetRateLimits } from '@/lib/bff/rate-limiters';
import { loadGuestReservation } from '@/lib/booking/load-guest-reservation';
import { loadTable } from '@/lib/dining/load-table';
import { guestAddress } from '@/lib/routes/handlers';
import { cookieAfter, sameOriginRequest } from '../api/same-origin-request';
import { guestTableBody, tableIn } from '../sandbox/dining-steps';
import { control } from '../sandbox/hub-caller';
import { sandboxAsHubForEachTest } from '../sandbox/sandbox-for-tests';

/** Next's cookies exist only while Next renders. */
const jar = new Map<string, string>();
vi.mock('next/headers', () => ({
  cookies: async () => ({ get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) } : undefined) }),
}));

const sandbox = sandboxAsHubForEachTest();
const wish = tableIn(30);
const contact = { email: 'table.load@mail.example', mobile: '010-0000-7788' };

beforeEach(async () => {
  forgetRateLimits();
  jar.clear();
});

/** Books a table without a membership in this browser. */
async function booked() {
  const body = { ...(await guestTableBody(sandbox, wish)), guestLastName: 'Keller', contact };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await book(sameOriginRequest('/api/guest/table', { method: 'POST', body, headers }));
  const { data } = (await answer.json()) as { data: { tableReservationNo: string } };
  const cookie = cookieAfter(answer);
  const [name = '', value = ''] = cookie.split(/=(.*)/s, 2);
  jar.set(name, value);
  const change = () => loadTable(body.restaurantId, { party: '2', changing: data.tableReservationNo }, 'en');
  return { number: data.tableReservationNo, cookie, change };
}

test('a guest’s table is moved while its look-up lasts; after that the page leads to the look-up', async () => {
  const { change } = await booked();
  expect(await change()).toMatchObject({ state: 'ready', data: { booker: { kind: 'guest' } } });
  await control(sandbox, '/clock', { now: new Date(Date.now() + 31 * 60_000).toISOString() });
  expect(await change(), 'the hub no longer takes the proof').toEqual({ state: 'login' });
  expect(await loadGuestReservation('en')).toEqual({ state: 'login' });
  jar.clear();
  expect(await change(), 'another browser').toEqual({ state: 'login' });
});

test('a guest’s table that was cancelled cannot be moved, and is a guest’s still', async () => {
  const { number, cookie, change } = await booked();
  const body = { expectedFeeKrw: 0 };
  await cancel(sameOriginRequest(guestAddress('cancel', number), { method: 'POST', body, cookie }));
  expect(await change()).toMatchObject({ state: 'notChangeable', tableReservationNo: number, booker: 'guest' });
});
