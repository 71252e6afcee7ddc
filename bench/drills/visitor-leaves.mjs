import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { none, percentile } from './figures.mjs';
import { startHubRelay } from './hub-relay.mjs';
import { control, startProduct } from './product-under-drill.mjs';
import { logIn } from './visitor.mjs';

const ROUNDS = 20;
const WITHIN_MS = 100;
/** Far beyond the limit, and below every deadline of the web, which would end the call too. */
const WATCHED_MS = 2_000;
const CALLED_WITHIN_MS = 10_000;

const enquiry = { subject: 'drill', text: 'drill' };
export const visits = [
  { what: 'a read', method: 'GET', path: '/api/hub/membership/point', asks: '/membership/point' },
  { what: 'a write', method: 'POST', path: '/api/hub/membership/enquiry', asks: '/membership/enquiry', body: enquiry },
  { what: 'a member’s page', method: 'GET', path: '/myPage', asks: '/membership/dashboard/info' },
];

export const visitorLeaves = {
  name: 'visitor-leaves',
  title: 'S36 a visitor who leaves ends their call to the hub within 100 ms',
  limitSeconds: 90,
  run: async (folder) => {
    let relay;
    try {
      // More enquiries than a member may send.
      const product = await startProduct(folder, { LIMIT_PERCENT_PER_ACCOUNT: '100000' }, async (hubAddress) => {
        relay = await startHubRelay(hubAddress);
        return relay.address;
      });
      const cookie = await logIn(product.web.address);
      await control(product.sandbox.address, 'POST', '/faults', { path: '/membership', kind: 'slow', delayMs: 2_500 });
      const rows = [];
      for (const visit of visits) {
        const times = [];
        for (let round = 0; round < ROUNDS; round += 1)
          times.push(await leave(product.web.address, relay, visit, cookie));
        rows.push(rowOf(visit.what, times));
      }
      return [...rows, none('alarms in the log', product.alarms())];
    } finally {
      relay?.stop();
    }
  },
};

/**
 * Milliseconds from the visitor's leaving until the web closed its call; Infinity where it went on.
 * @param {string} webAddress
 * @param {Awaited<ReturnType<typeof startHubRelay>>} relay
 * @param {{ method: string, path: string, asks: string, body?: unknown }} visit
 * @param {string} cookie
 */
export async function leave(webAddress, relay, { method, path, asks, body }, cookie) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const called = relay.nextCall(asks);
  const visit = request(webAddress + path, {
    method,
    agent: false,
    headers: {
      cookie,
      'x-bff': '1',
      'accept-language': 'ko',
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    },
  });
  // What leaving looks like on this side of the connection.
  visit.on('error', () => visit.destroy());
  visit.end(text);
  const { closed } = await Promise.race([
    called,
    pause(CALLED_WITHIN_MS).then(() => Promise.reject(new Error(`${path} did not call ${asks}`))),
  ]);
  await pause(50);
  const leftAt = performance.now();
  visit.destroy();
  const closedAt = await Promise.race([closed, pause(WATCHED_MS, Number.POSITIVE_INFINITY)]);
  return closedAt - leftAt;
}

function rowOf(what, times) {
  const worst = Math.max(...times);
  const told = (ms) => (ms === Number.POSITIVE_INFINITY ? 'never' : `${ms.toFixed(1)} ms`);
  return {
    measured: `${what}, left ${times.length} times: call closed after`,
    value: `median ${told(percentile(times, 0.5))}, at most ${told(worst)}`,
    promise: `≤ ${WITHIN_MS} ms`,
    kept: worst <= WITHIN_MS,
  };
}
