import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { arrivals, timed } from './arrivals.mjs';
import { none } from './figures.mjs';
import { control, startProduct } from './product-under-drill.mjs';
import { ask, logIn } from './visitor.mjs';

const DRAIN_SECONDS = 1;
/** Longer than the pause: what comes shortly before SIGTERM is still under way when the server closes. */
const HUB_MS = 1_800;
const PROBE_EVERY_MS = 100;
const SIGTERM_AFTER_MS = 4_000;
const ENDED_WITHIN_MS = 15_000;
/** Next ends with the signal's own code once it has closed; a process that the signal struck down has none. */
const ENDED_CODES = [0, 143];

const addresses = ['/en/hotels', '/api/hub/membership/point', '/membershipLogin', '/api/hub/membership/point', '/jp'];

export const drain = {
  name: 'drain',
  title: 'S37 SIGTERM under load: readiness fails first, nothing in flight is lost, the process ends by itself',
  limitSeconds: 60,
  run: async (folder) => {
    const { sandbox, web, alarms } = await startProduct(folder, { DRAIN_SECONDS: String(DRAIN_SECONDS) });
    const cookie = await logIn(web.address);
    for (const address of addresses) await ask(web.address + address, { cookie });
    await control(sandbox.address, 'POST', '/faults', { path: '/membership', kind: 'slow', delayMs: HUB_MS });

    // Whoever spreads the visitors: sends them here for as long as the probe says so.
    const agent = new Agent({ keepAlive: true });
    const watch = watchReadiness(web.address);
    const coming = arrivals({
      perSecond: 60,
      seconds: 20,
      goesOn: watch.isReady,
      visit: (number) => {
        const address = addresses[number % addresses.length];
        const forMember = address.startsWith('/api/');
        return timed({ address }, () => ask(web.address + address, { agent, cookie: forMember ? cookie : undefined }));
      },
    });
    await pause(SIGTERM_AFTER_MS);
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
    });
  },
};

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

function rowsOf({ visits, toldAt, failedAt, code, endedMs, alarms }) {
  const lost = visits.filter(({ status }) => status !== 200);
  for (const { address, status, error, ms } of lost.slice(0, 5)) {
    process.stdout.write(`lost: ${address} ${status} ${error} after ${Math.round(ms)} ms\n`);
  }
  const served = visits.filter(({ status }) => status === 200);
  const endOf = ({ startedAt, ms }) => startedAt + ms;
  const overClose = served.filter((visit) => endOf(visit) > toldAt + DRAIN_SECONDS * 1000);
  return [
    {
      measured: 'readiness says 503 after SIGTERM',
      value: `${failedAt.status} after ${Math.round(failedAt.at - toldAt)} ms`,
      promise: `503 within ${DRAIN_SECONDS} s`,
      kept: failedAt.status === 503 && failedAt.at - toldAt < DRAIN_SECONDS * 1000,
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
