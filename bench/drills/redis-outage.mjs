import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/running/port.mjs';
import { startSandbox } from '../../scripts/running/product.mjs';
import { none } from './figures.mjs';
import { control } from './product-under-drill.mjs';
import { startRedis, startSite } from './site-under-drill.mjs';
import { ask, logIn } from './visitor.mjs';

const REQUESTS = 50;
const POINTS = '/api/hub/membership/point';
/** Next ends with the signal's own code once it has closed; a process that had to be killed has none. */
const ENDED_CODES = [0, 143];
const BACK_WITHIN_MS = 10_000;

export const redisOutage = {
  name: 'redis-outage',
  title: 'S32 Redis gone under two processes: 503 and the session kept; back, and the same cookie is refreshed once',
  limitSeconds: 120,
  run: async (folder) => {
    const sandbox = await startSandbox({
      port: await freePort(0),
      data: join(folder, 'data'),
      logFile: join(folder, 'sandbox.log'),
    });
    const redis = await startRedis(folder);
    const site = await startSite({ folder, sandboxAddress: sandbox.address, processes: 2, redisUrl: redis.url });
    const cookie = await logIn(site.addresses[0]);
    await control(sandbox.address, 'POST', '/tokens/expire-access');
    await control(sandbox.address, 'DELETE', '/calls');
    const refreshes = async () => (await control(sandbox.address, 'GET', '/calls')).counts.refreshTokens ?? 0;
    const askBoth = () =>
      Promise.all(
        Array.from({ length: REQUESTS }, (_, number) => ask(site.addresses[number % 2] + POINTS, { cookie })),
      );

    await redis.stop();
    const during = await askBoth();
    const asked = await refreshes();
    const pages = await Promise.all(site.addresses.map((address) => ask(`${address}/en`)));
    const readiness = await Promise.all(site.addresses.map((address) => ask(`${address}/api/health/ready`)));

    await redis.startAgain();
    const backAt = performance.now();
    let after = [];
    do {
      after = await askBoth();
      if (after.some(({ status }) => status !== 200)) await pause(200);
    } while (after.some(({ status }) => status !== 200) && performance.now() - backAt < BACK_WITHIN_MS);
    const backMs = performance.now() - backAt;
    const gone = site.alarms().filter((line) => line.includes('"redis_gone"'));
    const others = site.alarms().filter((line) => !gone.includes(line));
    const codes = await site.stop();
    for (const line of others) process.stdout.write(`alarm: ${line}\n`);
    return [
      {
        measured: 'gone: answered 503',
        value: during.filter(({ status }) => status === 503).length,
        promise: String(REQUESTS),
        kept: during.every(({ status }) => status === 503),
      },
      none(
        'gone: cookies touched',
        during.filter(({ setCookies }) => setCookies.length > 0),
      ),
      { measured: 'gone: refreshes', value: asked, promise: '0', kept: asked === 0 },
      {
        measured: 'gone: public pages, readiness',
        value: [...pages, ...readiness].map(({ status }) => status).join(' '),
        promise: 'all 200, readiness says "gone"',
        kept:
          [...pages, ...readiness].every(({ status }) => status === 200) &&
          readiness.every(({ text }) => JSON.parse(text).redis === 'gone'),
      },
      {
        measured: 'back: all answered 200 by the same cookie',
        value: `${after.filter(({ status }) => status === 200).length} after ${(backMs / 1000).toFixed(1)} s`,
        promise: `${REQUESTS} within ${BACK_WITHIN_MS / 1000} s`,
        kept: after.every(({ status }) => status === 200),
      },
      { measured: 'back: refreshes', value: await refreshes(), promise: '1', kept: (await refreshes()) === 1 },
      { measured: 'lines about it in the log', value: gone.length, promise: '2', kept: gone.length === 2 },
      none('other alarms in the log', others),
      {
        measured: 'SIGTERM with Redis connected: exit codes',
        value: codes.join(' '),
        promise: 'each 0 or 143',
        kept: codes.every((code) => ENDED_CODES.includes(code)),
      },
    ];
  },
};
