import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, seoulDayOf } from '../../sandbox/hub/seoul-day.ts';
import { type RunningSandbox, startSandbox } from '../../sandbox/hub/start-sandbox.ts';
import { offersOf, stayIn } from './booking-steps.ts';
import { callHub, control, signIn } from './hub-caller.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => control(sandbox, '/reset'));
afterAll(() => sandbox.stop());

const products = () =>
  fetch(`${sandbox.plainBase}/product/hotel`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'req-1', cookie: 'secret=1' },
    body: '{"lang":"ko"}',
  });

test('a hub that is down or resets fails on the wire', async () => {
  await control(sandbox, '/faults', { kind: 'down', times: 1 });
  await expect(products()).rejects.toThrow();
  await control(sandbox, '/faults', { kind: 'reset', times: 1 });
  await expect(products().then((response) => response.text())).rejects.toThrow();
  expect((await products()).status).toBe(200);
});

test('a connection is kept for longer than a busy caller pauses', async () => {
  expect((await products()).headers.get('keep-alive')).toBe('timeout=75');
});

test('broken answers look like answers until they are read', async () => {
  await control(sandbox, '/faults', { kind: 'malformed', times: 1 });
  await expect(products().then((response) => response.json())).rejects.toThrow(SyntaxError);
  await control(sandbox, '/faults', { kind: 'html', times: 1 });
  const page = await products();
  expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
  await control(sandbox, '/faults', { kind: 'status', status: 429, times: 1 });
  expect((await products()).status).toBe(429);
});

test('a fault keeps to its address, with or without the base, until it is taken away', async () => {
  await control(sandbox, '/faults', { kind: 'status', path: '/membership/point' });
  await control(sandbox, '/faults', { kind: 'slow', path: '/api/product', delayMs: 300 });
  const { token } = await signIn(sandbox);
  expect((await callHub(sandbox, 'pointBalance', { token })).status).toBe(503);
  expect((await callHub(sandbox, 'memberProfile', { token })).status).toBe(200);
  const startedAt = performance.now();
  expect((await products()).status).toBe(200);
  expect(performance.now() - startedAt).toBeGreaterThan(290);
  await control(sandbox, '/faults', undefined, 'DELETE');
  expect((await callHub(sandbox, 'pointBalance', { token })).status).toBe(200);
});

test('when the calendar moves on, further nights come on sale and the points of then are gone', async () => {
  const later = stayIn(450);
  await expect(offersOf(sandbox, later)).rejects.toThrow('INVALID_STAY');
  await control(sandbox, '/clock', { now: new Date(Date.now() + 100 * 86_400_000).toISOString() });
  await expect(offersOf(sandbox, later)).resolves.toBeInstanceOf(Array);
  const { token } = await signIn(sandbox);
  const { tranches, balance } = (await callHub(sandbox, 'pointBalance', { token })).body.data;
  const day = addDays(seoulDayOf(new Date()), 100);
  expect(tranches.every(({ expiresOn }: { expiresOn: string }) => expiresOn >= day)).toBe(true);
  const { entries } = (await callHub(sandbox, 'pointStatement', { token, query: { lang: 'ko' } })).body.data;
  expect(entries.some(({ kind }: { kind: string }) => kind === 'expired')).toBe(true);
  const ledger = entries.reduce((sum: number, { points }: { points: number }) => sum + points, 0);
  expect(ledger).toBe(balance);
});

test('many nights of a hotel are opened in one call, each bookable alone', async () => {
  const stay = stayIn(30, 1);
  const { hotelId, checkInDate } = stay;
  await control(sandbox, '/inventory', { hotelId, date: checkInDate, count: 0 });
  await control(sandbox, '/minimum-stay', { hotelId, date: checkInDate, nights: 3 });
  expect(await offersOf(sandbox, stay)).toEqual([]);
  const dates = [checkInDate, addDays(checkInDate, 1)];
  await control(sandbox, '/open-nights', { hotelId, dates, count: 9 });
  expect((await offersOf(sandbox, stay)).length).toBeGreaterThan(0);
  await expect(control(sandbox, '/open-nights', { hotelId: 'nowhere', dates, count: 9 })).rejects.toThrow();
});

test('calls are counted by name, with allow-listed headers and without tokens', async () => {
  const { token } = await signIn(sandbox);
  await products();
  await callHub(sandbox, 'pointStatement', { token, query: { lang: 'en' } });
  const { counts, last } = (await control(sandbox, '/calls', undefined, 'GET')) as {
    counts: Record<string, number>;
    last: { name: string; authorized: boolean; lang: string | null; headers: Record<string, string> }[];
  };
  expect(counts).toMatchObject({ login: 1, hotelProducts: 1, pointStatement: 1 });
  expect(last.find(({ name }) => name === 'pointStatement')).toMatchObject({ authorized: true, lang: 'en' });
  const seen = last.find(({ name }) => name === 'hotelProducts');
  expect(seen?.headers).toMatchObject({ 'x-request-id': 'req-1' });
  expect(JSON.stringify(last)).not.toMatch(/secret|Bearer/);
});

test('every scenario says what it does, and an unknown one is refused', async () => {
  const { scenarios } = (await control(sandbox, '/scenario', undefined, 'GET')) as {
    scenarios: { name: string; sentence: string }[];
  };
  expect(scenarios.length).toBeGreaterThanOrEqual(7);
  for (const { name, sentence } of scenarios) {
    expect(sentence).toMatch(/\.$/);
    await control(sandbox, '/scenario', { name });
    await control(sandbox, '/faults', undefined, 'DELETE');
  }
  await expect(control(sandbox, '/scenario', { name: 'party' })).rejects.toThrow('404');
});

test('the dashboard adds up: stays of the year, both routes on, what keeps the tier', async () => {
  const { token } = await signIn(sandbox);
  const { body } = await callHub(sandbox, 'dashboardInfo', { token });
  const { data } = body;
  expect(data).toMatchObject({ tier: 'silver', upcomingStayCount: 1, voucherCount: 5, employeeReferral: null });
  expect(data.nightsThisYear + data.nextTier.nightsNeeded).toBe(data.nextTier.nightsTarget);
  expect(data.pointsThisYear + data.nextTier.pointsNeeded).toBe(data.nextTier.pointsTarget);
  const employee = await signIn(sandbox, 'employee');
  const referral = await callHub(sandbox, 'dashboardInfo', {
    token: employee.token,
    query: { type: 'employeeReferral' },
  });
  expect(referral.body.data.employeeReferral).toEqual({ referredCount: 4, stayedCount: 2, pointsEarned: 500 });
  const refused = await callHub(sandbox, 'dashboardInfo', { token, query: { type: 'employeeReferral' } });
  expect(refused.status).toBe(403);
});
