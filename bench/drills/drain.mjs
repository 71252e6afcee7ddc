import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { arrivals, timed } from './arrivals.mjs';
import { none } from './figures.mjs';
import { control, startProduct } from './product-under-drill.mjs';
import { ask, fromAddress, logIn, throughProxy } from './visitor.mjs';

/**
 * @typedef {object} Figures
 * @property {number} drainSeconds as the web was started with
 * @property {{ path: string, body?: unknown }} call of a member; a write, which has ten seconds at the hub, where it has
 *   a body
 * @property {number} hubMs longer than the pause: what comes shortly before SIGTERM is still under way when the server
 *   closes
 * @property {number} perSecond
 * @property {number} sigtermAfterMs
 */

/** @type {Figures} */
const whole = {
  drainSeconds: 1,
  call: { path: '/api/hub/membership/point' },
  hubMs: 1_800,
  perSecond: 60,
  sigtermAfterMs: 4_000,
};
const PROBE_EVERY_MS = 100;
const ENDED_WITHIN_MS = 15_000;
/** Next ends with the signal's own code once it has closed; a process that the signal struck down has none. */
const ENDED_CODES = [0, 143];

/** What visitors come for in turn; null: the member's call. */
const addresses = ['/en/hotels', null, '/membershipLogin', null, '/jp'];

export const drain = {
  name: 'drain',
  title: 'S37 SIGTERM under load: readiness fails first, nothing in flight is lost, the process ends by itself',
  limitSeconds: 60,
  run: async (folder) => {
    const { sandbox, web, alarms } = await startProduct(folder, {
      ...throughProxy,
      DRAIN_SECONDS: String(whole.drainSeconds),
    });
    return drainUnderLoad({ hubAddress: sandbox.address, web, alarms, figures: whole });
  },
};

/**
 * Tells a web to end while visitors come, and counts who was lost.
 * @param {{ hubAddress: string, web: { address: string, pid: number | undefined, ended: Promise<number | null> },
 *   alarms: () => string[], figures: Figures }} site
 */
export async function drainUnderLoad({ hubAddress, web, alarms, figures }) {
  const cookie = await logIn(web.address);
  const { path, body } = figures.call;
  const callOfMember = { cookie, body, method: body === undefined ? 'GET' : 'POST' };
  const visit = (address, agent, number = 0) => {
    const visitor = { agent, headers: fromAddress(number) };
    return address === null
      ? ask(web.address + path, { ...callOfMember, ...visitor })
      : ask(web.address + address, visitor);
  };
  for (const address of addresses) await visit(address);
  await control(hubAddress, 'POST', '/faults', { path: '/membership', kind: 'slow', delayMs: figures.hubMs });

  // As a load balancer: sends visitors here for as long as the probe says so.
  const agent = new Agent({ keepAlive: true });
  const watch = watchReadiness(web.address);
  const coming = arrivals({
    perSecond: figures.perSecond,
    seconds: 20,
    goesOn: watch.isReady,
    visit: (number) => {
      const address = addresses[number % addresses.length] ?? null;
      return timed({ address: address ?? path }, () => visit(address, agent, number));
    },
  });
  await pause(figures.sigtermAfterMs);
  const toldAt = performance.now();
  process.kill(web.pid, 'SIGTERM');
  const code = await Promise.race([web.ended, pause(ENDED_WITHIN_MS, 'running')]);
  const endedAt = performance.now();
  const visits = await coming;
  agent.destroy();
  return rowsOf({
    visits,
    toldAt,
    failedAt: await watch.failedAt,
    code,
    endedMs: endedAt - toldAt,
    alarms: alarms(),
    drainSeconds: figures.drainSeconds,
  });
}

/** Probes readiness as an operator's balancer would. `failedAt`: when it was first refused, and how. */
function watchReadiness(webAddress) {
  let ready = true;
  const failedAt = (async () => {
    for (;;) {
      const probe = await timed({}, () => ask(`${webAddress}/api/health/ready`));
      if (probe.status !== 200) {
        ready = false;
        return { at: performance.now(), status: probe.status };
      }
      await pause(PROBE_EVERY_MS);
    }
  })();
  return { isReady: () => ready, failedAt };
}

function rowsOf({ visits, toldAt, failedAt, code, endedMs, alarms, drainSeconds }) {
  const lost = visits.filter(({ status }) => status !== 200);
  for (const { address, status, error, ms } of lost.slice(0, 5)) {
    process.stdout.write(`lost: ${address} ${status} ${error} after ${Math.round(ms)} ms\n`);
  }
  const served = visits.filter(({ status }) => status === 200);
  const endOf = ({ startedAt, ms }) => startedAt + ms;
  const overClose = served.filter((visit) => endOf(visit) > toldAt + drainSeconds * 1000);
  return [
    {
      measured: 'readiness says 503 after SIGTERM',
      value: `${failedAt.status} after ${Math.round(failedAt.at - toldAt)} ms`,
      promise: `503 within ${drainSeconds} s`,
      kept: failedAt.status === 503 && failedAt.at - toldAt < drainSeconds * 1000,
    },
    {
      measured: 'in flight when the server closed, and served',
      value: `${overClose.length} of ${visits.length} requests`,
      promise: 'some',
      kept: overClose.length > 0,
    },
    none('requests lost', lost),
    {
      measured: 'ends by itself',
      value: code === 'running' ? 'still running' : `code ${code} after ${(endedMs / 1000).toFixed(1)} s`,
      promise: `code 0 or 143 within ${ENDED_WITHIN_MS / 1000} s`,
      kept: ENDED_CODES.includes(code),
    },
    none('alarms in the log', alarms),
  ];
}
