import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { createClient } from 'redis';
import { freePort } from '../../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../../scripts/running/product.mjs';
import { buildFolder } from '../../scripts/setup/build.mjs';
import { say } from '../../scripts/setup/project.mjs';
import { startNginx } from '../drills/nginx-under-drill.mjs';
import { control } from '../drills/product-under-drill.mjs';
import { startRedis } from '../drills/site-under-drill.mjs';
import { ask, cookieAfter, logIn } from '../drills/visitor.mjs';
import { processorMs, residentBytes } from '../load/process-figures.mjs';
import { measureSessions } from './measure-sessions.mjs';
import { bytesOf, middlingFile } from './sizes.mjs';

const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const stay = `checkIn=${seoulDay(21)}&checkOut=${seoulDay(23)}&room=2-0`;
const VISITORS = 8;
const LOGINS = 5;
const REFRESHES = 40;

/** Requests of a visit: `times` of them are sent in a round, after as many again for warming up a tenth. */
const kinds = [
  { name: 'page', path: '/en/hotels', times: 2_000, gzip: true },
  { name: 'part', path: '/en/hotels/haneul-namsan', times: 1_000, headers: { rsc: '1' } },
  { name: 'results', path: `/en/search?${stay}`, times: 240, gzip: true },
  { name: 'landing', path: '/en/myPage', times: 240, gzip: true, member: true },
  { name: 'viewer', path: '/api/session/viewer', times: 1_000, member: true },
  { name: 'read', path: '/api/hub/membership/point', times: 1_000, member: true },
  { name: 'file', path: null, times: 1_000, gzip: true },
];

const redisCommands = (client) =>
  client.info('stats').then((text) => Number(/total_commands_processed:(\d+)/.exec(text)?.[1]));

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

/** A site of one web that works as one of several, with what stands beside it. */
async function startSite(folder) {
  const redis = await startRedis(folder);
  const port = await freePort(0);
  const hub = await startSandbox({
    port: await freePort(0),
    data: join(folder, 'data'),
    logFile: join(folder, 'hub.log'),
  });
  const webPort = await freePort(0);
  const web = await startWeb({
    port: webPort,
    sandboxAddress: hub.address,
    sessionSecret: randomBytes(32).toString('hex'),
    env: {
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      PROCESSES: '2',
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '1',
      LIMIT_PERCENT_PER_ADDRESS: '1000000',
      LIMIT_PERCENT_PER_ACCOUNT: '1000000',
    },
    logFile: join(folder, 'web.log'),
  });
  const nginx = await startNginx({ folder, port, webPorts: [webPort] });
  const client = createClient({ url: redis.url });
  // A command that fails says so itself.
  client.on('error', () => undefined);
  await client.connect();
  const redisPid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
  return { redis, client, redisPid, hub, web, nginx };
}

/** CPU of web, Redis and nginx in ms, commands of Redis and calls of the hub, all of them a request. */
async function costOf(site, { times }, send) {
  const { client, redisPid, hub, web, nginx } = site;
  const [worker] = nginx.workers();
  const calls = async () =>
    Object.values((await control(hub.address, 'GET', '/calls')).counts).reduce((a, b) => a + b, 0);
  const now = async () => ({
    web: processorMs(web.pid),
    redis: processorMs(redisPid),
    nginx: processorMs(worker),
    commands: await redisCommands(client),
    hub: await calls(),
  });
  await many(times / 4, send);
  const before = await now();
  await many(times, send);
  const after = await now();
  const each = Object.fromEntries(Object.keys(before).map((part) => [part, (after[part] - before[part]) / times]));
  return { ...each, nginx: Math.round(each.nginx * 1000) / 1000 };
}

async function measureKinds(site) {
  const cookie = await logIn(site.web.address);
  const page = await ask(`${site.web.address}/en`);
  const file = await middlingFile(site.web.address, page.text);
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const results = {};
  const measured = async (name, kind, address) => {
    const headers = { 'accept-language': 'en', ...(kind.gzip ? { 'accept-encoding': 'gzip' } : {}), ...kind.headers };
    const options = { agent, headers, cookie: kind.member ? cookie : undefined };
    // Next names the form of a part in its address, and redirects requests without it.
    const led = kind.headers?.rsc ? await fetch(address + kind.path, { headers, redirect: 'manual' }) : undefined;
    const path = led?.headers.get('location') ?? kind.path ?? file;
    let visitor = 0;
    const send = async () => {
      visitor += 1;
      // nginx slows one address down.
      const from = `10.0.${(visitor >> 8) & 255}.${visitor & 255}`;
      const sent = { ...options, headers: { ...headers, 'x-forwarded-for': from } };
      const answer = await ask(new URL(path, address).href, sent);
      if (answer.status !== 200) throw new Error(`${name} answered ${answer.status}`);
    };
    const bytes = await bytesOf(new URL(path, address).href, {
      ...headers,
      'x-bff': '1',
      cookie: options.cookie ?? '',
    });
    results[name] = { ...(await costOf(site, kind, send)), bytes };
    say(`${name}: ${JSON.stringify(results[name])}`);
  };
  for (const kind of kinds) await measured(kind.name, kind, site.web.address);
  const [first, , , landing] = kinds;
  await measured('page through nginx', { ...first, times: 4_000 }, site.nginx.address);
  await measured('landing through nginx', landing, site.nginx.address);
  agent.destroy();
  // What happens once a visit or less: one after the other.
  // The hub lets few logins of one member through.
  const logins = processorMs(site.web.pid);
  for (let n = 0; n < LOGINS; n += 1) await logIn(site.web.address);
  results.login = { web: (processorMs(site.web.pid) - logins) / LOGINS };
  let renewed = cookie;
  const refresh = async () => {
    await control(site.hub.address, 'POST', '/tokens/expire-access');
    renewed = cookieAfter(await ask(`${site.web.address}/api/hub/membership/point`, { cookie: renewed }), renewed);
  };
  for (let n = 0; n < 5; n += 1) await refresh();
  const before = processorMs(site.web.pid);
  for (let n = 0; n < REFRESHES; n += 1) await refresh();
  results.refresh = { web: (processorMs(site.web.pid) - before) / REFRESHES };
  return results;
}

const bytesUnder = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false });
    return sum + (stat?.isFile() ? stat.size : 0);
  }, 0);

/** What one page of a hotel takes: in the web, and compressed in nginx. */
async function measurePage(site, folder) {
  const path = '/en/hotels/oreum-jeju';
  const cache = join(folder, 'nginx', 'cache', 'shared');
  const before = bytesUnder(cache);
  await ask(site.nginx.address + path, { headers: { 'accept-language': 'en' } });
  const kept = join(buildFolder, 'cache', 'pages');
  return {
    web: bytesUnder(kept) / readdirSync(kept).length,
    nginx: bytesUnder(cache) - before,
  };
}

const count = (text, word) => text.split(word).length - 1;

/** What search engines are told, with so many hotels. */
async function measureCatalogue(folder, hotels) {
  const data = join(folder, `catalogue-${hotels}`);
  const hub = await startSandbox({
    port: await freePort(0),
    data,
    env: { SANDBOX_HOTELS: String(hotels) },
    logFile: join(data, 'hub.log'),
  });
  const web = await startWeb({
    port: await freePort(0),
    sandboxAddress: hub.address,
    sessionSecret: randomBytes(32).toString('hex'),
    logFile: join(data, 'web.log'),
  });
  const index = (await ask(`${web.address}/sitemap.xml`)).text;
  const maps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address).pathname);
  const before = processorMs(web.pid);
  const read = [];
  for (const path of maps) {
    const { text } = await ask(web.address + path);
    read.push({
      addresses: count(text, '<loc>') + count(text, '<xhtml:link'),
      listed: count(text, '<loc>'),
      bytes: text.length,
    });
  }
  const most = (part) => Math.max(...read.map((map) => map[part]));
  const row = {
    hotels,
    maps: maps.length,
    listed: read.reduce((sum, { listed }) => sum + listed, 0),
    mostListed: most('listed'),
    mostBytes: most('bytes'),
    cpuMs: processorMs(web.pid) - before,
  };
  await Promise.all([web.stop(), hub.stop()]);
  say(`Catalogue: ${JSON.stringify(row)}`);
  return row;
}

/** All figures from which docs/scale.md is computed. @param {string} folder for data and logs */
export async function measureCapacity(folder) {
  const site = await startSite(folder);
  const requests = await measureKinds(site);
  const page = { ...(await measurePage(site, folder)), resident: residentBytes(site.web.pid) };
  const sessions = await measureSessions(site);
  site.client.destroy();
  await Promise.all([site.web.stop(), site.nginx.stop(), site.hub.stop()]);
  const catalogue = [];
  for (const hotels of [12, 1_000, 10_000]) catalogue.push(await measureCatalogue(folder, hotels));
  const processor = /model name\s*:\s*(.+)/.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown';
  return { measuredOn: new Date().toISOString().slice(0, 10), processor, requests, page, sessions, catalogue };
}
