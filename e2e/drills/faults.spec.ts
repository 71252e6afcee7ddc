import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drainUnderLoad } from '../../bench/drills/drain.mjs';
import { generatedInputs } from '../../bench/drills/generated-inputs.mjs';
import { startHubRelay } from '../../bench/drills/hub-relay.mjs';
import { productAddresses } from '../../bench/drills/product-addresses.mjs';
import { alarmsIn } from '../../bench/drills/product-under-drill.mjs';
import { ask, logIn } from '../../bench/drills/visitor.mjs';
import { leave, visits } from '../../bench/drills/visitor-leaves.mjs';
import { bytesOf, judge, send as sendBytes } from '../../bench/drills/wire.mjs';
import { expect, test } from '../fixtures/journey';
import { send } from '../fixtures/raw-request';
import { startSecondWeb } from '../fixtures/second-web';

/** In small, against one web of its own, which the last test ends; `npm run drills` has the whole figures. */
test.describe.configure({ mode: 'serial' });

const POINTS = '/api/hub/membership/point';
const PUBLIC = '/api/hub/product/hotel/haneul-namsan?lang=ko';
const DRAIN_SECONDS = 2;
const INPUTS = 250;
const SEED = 20_261_122;
/** Ten times and more of what is promised: this machine may be busy. */
const patient = { timeout: 60_000 };

let relay: Awaited<ReturnType<typeof startHubRelay>>;
let web: Awaited<ReturnType<typeof startSecondWeb>>;
let cookie: string;
let log: () => string;

test.beforeAll(async ({ product }) => {
  relay = await startHubRelay(product.hub.address);
  web = await startSecondWeb(product, {
    HUB_API_BASE: `${relay.address}/hub`,
    PLAIN_API_BASE: `${relay.address}/api`,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    // Visitors of different addresses, where a test needs them.
    TRUSTED_PROXIES: '1',
    // The drain sends enquiries of one member from one address.
    LIMIT_PERCENT_PER_ACCOUNT: '10000',
    LIMIT_PERCENT_PER_ADDRESS: '10000',
  });
  const logFile = join('test-results', `second-web-${new URL(web.address).port}.log`);
  log = () => readFileSync(logFile, 'utf8');
  cookie = await logIn(web.address);
});
test.afterEach(async ({ product }) => {
  await product.hub.calm();
});
test.afterAll(async () => {
  await web?.stop();
  relay?.stop();
});

/** Of each kind one; `tests/hub/hub-faults.test.ts` has the others. */
const faults = [
  { kind: 'down' },
  { kind: 'malformed' },
  { kind: 'status', status: 500 },
  { kind: 'slow', delayMs: 30_000 },
] as const;

test('S33 S54 whatever fails at the hub: a classified error, the page’s shell, and well again after it', async ({
  product,
}) => {
  test.setTimeout(240_000);
  for (const fault of faults) {
    const name = JSON.stringify(fault);
    await product.hub.fail({ path: '/membership', ...fault });
    const answer = await send(web.address, POINTS, 'GET', { cookie, 'x-bff': '1' });
    expect([502, 503, 504], name).toContain(answer.status);
    expect(answer.headers['content-type'], name).toContain('application/problem+json');
    expect(['unreachable', 'timeout', 'contract_broken'], name).toContain(JSON.parse(answer.text).code);
    const page = await send(web.address, '/en/myPage', 'GET', { cookie });
    expect([200, 503], name).toContain(page.status);
    expect(page.text, name).toContain('</footer>');
    await product.hub.heal();
    await expect.poll(async () => (await ask(web.address + POINTS, { cookie })).status, patient).toBe(200);
  }
});

test('S34 S54 a read is tried once more, a write never by itself, and one key writes once', async ({ product }) => {
  const down = (path: string, times: number) => product.hub.fail({ path, kind: 'down', times });
  const read = () => ask(web.address + POINTS, { cookie });
  await down('/membership/point', 1);
  expect((await read()).status, 'after one failure').toBe(200);
  await down('/membership/point', 2);
  expect((await read()).status, 'after two').toBe(503);
  expect((await read()).status).toBe(200);

  const write = (key: string) =>
    ask(`${web.address}/api/hub/membership/enquiry`, {
      method: 'POST',
      cookie,
      body: { subject: 'journey', text: 'journey' },
      headers: { 'idempotency-key': key },
    });
  await down('/membership/enquiry', 1);
  expect((await write('first-of-the-journey')).status, 'had it been tried again, it would be there').not.toBe(200);
  const [once, again] = [await write('second-of-the-journey'), await write('second-of-the-journey')];
  expect([once.status, again.status]).toEqual([200, 200]);
  expect(JSON.parse(again.text).data.enquiryNo).toBe(JSON.parse(once.text).data.enquiryNo);
});

test('S35 S54 members whose calls are slow leave room for everybody else; a dead hub is left alone, and found again', async ({
  product,
}) => {
  // More than the places of the members' lane.
  await product.hub.fail({ path: '/membership', kind: 'slow', delayMs: 1_500 });
  const slow = Array.from({ length: 80 }, () => ask(web.address + POINTS, { cookie }));
  const quick = await ask(web.address + PUBLIC);
  expect(quick.status).toBe(200);
  expect((await Promise.all(slow)).every(({ status }) => [200, 503, 504].includes(status))).toBe(true);
  await product.hub.heal();

  await expect.poll(async () => (await ask(web.address + POINTS, { cookie })).status, patient).toBe(200);
  const openings = () => log().match(/"event":"hub_circuit"[^\n]*open/g)?.length ?? 0;
  const before = openings();
  await product.hub.fail({ path: '/', kind: 'down' });
  await expect
    .poll(async () => {
      const visitors = Array.from({ length: 12 }, (_, n) => ({ 'x-forwarded-for': `192.0.${n}.2` }));
      await Promise.all(visitors.map((headers) => ask(web.address + POINTS, { cookie, headers })));
      return openings();
    }, patient)
    .toBeGreaterThan(before);
  await product.hub.heal();
  await expect.poll(async () => (await ask(web.address + POINTS, { cookie })).status, patient).toBe(200);
});

test('S36 S54 a visitor who leaves ends the call to the hub', async ({ product }) => {
  for (const visit of visits) {
    await product.hub.fail({ path: '/membership', kind: 'slow', delayMs: 2_500 });
    // Infinity where the call went on for the two seconds that it is watched.
    expect(await leave(web.address, relay, visit, cookie), visit.what).toBeLessThan(2_000);
    await product.hub.heal();
  }
});

test(`S38 S54 ${INPUTS} generated inputs over all handlers and pages: no 5xx, all answered, nothing in the log`, async () => {
  const port = Number(new URL(web.address).port);
  const logged = log().length;
  const inputs = generatedInputs(productAddresses(), INPUTS, SEED);
  const endings: unknown[] = [];
  const left = inputs.values();
  // All senders take from the same inputs.
  const sender = async () => {
    for (const input of left) {
      const ending = judge(input, await sendBytes(port, input, bytesOf(input, cookie.slice('session='.length))));
      const isBad = ending.kind === 'answered' ? ending.status >= 500 : ['unanswered', 'silent'].includes(ending.kind);
      if (isBad) endings.push({ ending, input });
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  expect(endings).toEqual([]);
  expect(alarmsIn(log().slice(logged))).toEqual([]);
  expect((await ask(web.address + POINTS, { cookie })).status, 'the same process, the same member').toBe(200);
});

test('S37 S54 SIGTERM under load: readiness fails first, nothing in flight is lost, the web ends by itself', async ({
  product,
}) => {
  const logged = log().length;
  const rows = await drainUnderLoad({
    hubAddress: product.hub.address,
    web,
    alarms: () => alarmsIn(log().slice(logged)),
    figures: {
      drainSeconds: DRAIN_SECONDS,
      // A write: a busy machine must not come near the deadline of a call.
      call: { path: '/api/hub/membership/enquiry', body: { subject: 'journey', text: 'journey' } },
      hubMs: 4_000,
      perSecond: 20,
      sigtermAfterMs: 1_500,
    },
  });
  expect(rows.filter(({ kept }) => kept !== true)).toEqual([]);
  expect(rows).toHaveLength(5);
});
