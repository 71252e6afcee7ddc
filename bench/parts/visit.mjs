import { randomBytes } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../../scripts/running/product.mjs';
import { control } from '../drills/product-under-drill.mjs';
import { startRedis } from '../drills/site-under-drill.mjs';
import { ask, cookieAfter, logIn } from '../drills/visitor.mjs';
import { processorMs } from '../load/process-figures.mjs';

const LIMIT_MS = 58;
const VISITORS = 8;
const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const search = `/en/search?checkIn=${seoulDay(21)}&checkOut=${seoulDay(23)}&room=2-0`;

/** `perVisit`: how many of a visit reach the web behind nginx (docs/scale.md); `times` are measured. */
const kinds = [
  { name: 'page', path: '/en/hotels', perVisit: 0.2, times: 2_000, gzip: true },
  { name: 'part', path: '/en/hotels/haneul-namsan', perVisit: 3, times: 1_000, rsc: true },
  { name: 'results', path: search, perVisit: 1.5, times: 240, gzip: true },
  { name: 'landing', path: '/en/myPage', perVisit: 0.3, times: 240, gzip: true, member: true },
  { name: 'viewer', path: '/api/session/viewer', perVisit: 1.4, times: 1_000, member: true },
  { name: 'read', path: '/api/hub/membership/point', perVisit: 1.2, times: 1_000, member: true },
  { name: 'file', path: null, perVisit: 0.75, times: 1_000, gzip: true },
];
const logins = { perVisit: 0.06, times: 5 };
const refreshes = { perVisit: 0.1, times: 40 };

/** One web that works as one of several. */
async function startSite(folder) {
  const redis = await startRedis(folder);
  const hub = await startSandbox({ port: await freePort(0), data: folder, logFile: join(folder, 'hub.log') });
  const web = await startWeb({
    port: await freePort(0),
    sandboxAddress: hub.address,
    sessionSecret: randomBytes(32).toString('hex'),
    env: {
      REDIS_URL: redis.url,
      LIMIT_PERCENT_PER_ADDRESS: '1000000',
      LIMIT_PERCENT_PER_ACCOUNT: '1000000',
    },
    logFile: join(folder, 'web.log'),
  });
  return { hub, web };
}

async function many(times, send) {
  let sent = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async () => {
      while (sent < times) {
        sent += 1;
        await send();
      }
    }),
  );
}

/** CPU of the web in ms, for one call of `send`. */
async function costOf(web, times, send, inTurn = false) {
  const before = processorMs(web.pid);
  if (inTurn) for (let n = 0; n < times; n += 1) await send();
  else await many(times, send);
  return (processorMs(web.pid) - before) / times;
}

async function measure(web, { path, times, gzip, rsc, member }, cookie) {
  const headers = {
    'accept-language': 'en',
    ...(gzip && { 'accept-encoding': 'gzip' }),
    ...(rsc && { rsc: '1' }),
  };
  // Next names the form of a part in its address, and redirects requests without it.
  const led = rsc ? await fetch(web.address + path, { headers, redirect: 'manual' }) : undefined;
  const address = new URL(led?.headers.get('location') ?? path, web.address).href;
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const send = async () => {
    const { status } = await ask(address, { agent, headers, cookie: member ? cookie : undefined });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  };
  await many(times / 4, send);
  const ms = await costOf(web, times, send);
  agent.destroy();
  return ms;
}

/** CPU of the web for one visit, by the mix of docs/scale.md, behind nginx. */
export async function visit(folder) {
  const { web, hub } = await startSite(folder);
  const cookie = await logIn(web.address);
  const [file] = (await ask(`${web.address}/en`)).text.match(/\/_next\/static\/[^"]+\.js/) ?? [];
  const rows = [];
  for (const kind of kinds) {
    rows.push({ ...kind, ms: await measure(web, { ...kind, path: kind.path ?? file }, cookie) });
  }
  rows.push({ name: 'login', ...logins, ms: await costOf(web, logins.times, () => logIn(web.address), true) });
  let renewed = cookie;
  const refresh = async () => {
    await control(hub.address, 'POST', '/tokens/expire-access');
    renewed = cookieAfter(await ask(`${web.address}/api/hub/membership/point`, { cookie: renewed }), renewed);
  };
  rows.push({ name: 'refresh', ...refreshes, ms: await costOf(web, refreshes.times, refresh, true) });
  const total = rows.reduce((sum, { ms, perVisit }) => sum + ms * perVisit, 0);
  const row = (name, value, limit) => ({
    name,
    value,
    unit: 'ms',
    yardstick: 'limit',
    yardstickValue: LIMIT_MS,
    ...limit,
  });
  return [
    ...rows.map(({ name, ms, perVisit }) =>
      row(`${name}, ${perVisit} a visit`, ms * perVisit, { ratio: (ms * perVisit) / LIMIT_MS }),
    ),
    row('web CPU of a visit', total, { ratio: total / LIMIT_MS, atMost: 1 }),
  ];
}
