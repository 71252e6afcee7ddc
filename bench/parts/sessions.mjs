import { createClient } from 'redis';
import { startRedis } from '../drills/site-under-drill.mjs';
import { logIn } from '../drills/visitor.mjs';
import { sessionsLike } from '../load/many-sessions.mjs';
import { always, ask, bytesRow, compare, compareAlike, pinApart } from '../load/paired-cpu.mjs';
import { startHub, startWebOf } from '../load/start-measured.mjs';

const PAGE = '/en/hotels';
const READ = '/api/hub/membership/point';
const SESSIONS = 100_000;
const plain = { 'accept-encoding': 'identity' };

/** A web that works as one of several, with a Redis of its own. */
async function startShared(folder, name, hub, redis) {
  const web = await startWebOf(folder, name, hub, { REDIS_URL: redis.url });
  const client = createClient({ url: redis.url });
  client.on('error', () => undefined);
  await client.connect();
  const redisPid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
  return { web, client, redis: { pid: redisPid } };
}

/** @param {(batch: object, key: string) => unknown} add for each key of 100,000 ended sessions, as the product names them */
async function forEachEnded(client, add) {
  for (let from = 0; from < SESSIONS; from += 5_000) {
    const batch = client.multi();
    for (let n = from; n < from + 5_000; n += 1) add(batch, `ended:another-session-${n}`);
    await batch.execAsPipeline();
  }
}
const fill = ({ client }) => forEachEnded(client, (batch, key) => batch.set(key, '1'));
const empty = ({ client }) => forEachEnded(client, (batch, key) => batch.unlink(key));

/**
 * Many sessions at one site beside one session at another, then the sites change places: two webs of the same code differ by
 * up to 15 %, which the mean of both ratios does not contain.
 * @param {{ name: string, many: (site: object) => object, one: (site: object) => object }[]} rows
 */
async function besideOneSession(sites, rows) {
  const results = [];
  for (const [full, other] of [sites, sites.toReversed()]) {
    await fill(full);
    for (const { name, many, one } of rows) results.push(await compare(name, many(full), one(other)));
    await empty(full);
  }
  return rows.map(({ name }) => {
    const [first, second] = results.filter((result) => result.name === name);
    const mean = (field) => Math.sqrt(first[field] * second[field]);
    return { ...first, value: mean('value'), yardstickValue: mean('yardstickValue'), ratio: mean('ratio') };
  });
}

/** 100,000 sessions beside one: CPU of web and Redis. */
export async function sessions(folder) {
  const hub = await startHub(folder);
  const redises = [await startRedis(folder), await startRedis(folder)];
  const one = await startShared(folder, 'one', hub, redises[0]);
  const many = await startShared(folder, 'many', hub, redises[1]);
  const sites = [one, many];
  const servers = sites.flatMap(({ web, redis }) => [web, redis]);
  pinApart({ servers, others: [hub] });
  const cookie = await logIn(one.web.address);
  const cookies = await sessionsLike(cookie, one.web.address, SESSIONS);

  const bytes = (await ask(one.web.address + PAGE, plain).then(() => ask(one.web.address + PAGE, plain))).body.length;
  const page = (web) => ({ address: web.address + PAGE, headers: plain, bytes, tolerance: 0.02, cache: 'HIT' });
  for (const { web } of sites) await ask(web.address + PAGE, plain);

  const headers = { ...plain, 'x-bff': '1', 'sec-fetch-site': 'same-origin' };
  const pidsOf = ({ web, redis }) => [web.pid, redis.pid];
  const readBytes = (await ask(one.web.address + READ, { ...headers, cookie })).body.length;
  const read = (of) => (site) => ({
    pids: pidsOf(site),
    asked: (number) => ({
      address: site.web.address + READ,
      headers: { ...headers, cookie: of(number) },
      bytes: readBytes,
    }),
  });
  // What a member's visit consists of: the page, who is logged in, a call of the page.
  const visitOf = async ({ web }) => {
    const asked = [
      { address: `${web.address}/en/myPage`, headers: plain, tolerance: 0.02 },
      { address: `${web.address}/api/session/viewer`, headers, tolerance: 0.02 },
      { address: web.address + READ, headers, tolerance: 0 },
    ];
    for (const one of asked) one.bytes = (await ask(one.address, { ...one.headers, cookie })).body.length;
    return asked;
  };
  const visits = new Map([
    [one, await visitOf(one)],
    [many, await visitOf(many)],
  ]);
  const visit = (of) => (site) => ({
    pids: pidsOf(site),
    asked: (number) => {
      const asked = visits.get(site);
      const step = asked[number % asked.length];
      return { ...step, headers: { ...step.headers, cookie: of(Math.floor(number / asked.length)) } };
    },
  });
  const ofOne = () => cookie;
  const alike = await compareAlike(
    'a cached page',
    always(one.web, one.web.address + PAGE, page(one.web)),
    always(many.web, many.web.address + PAGE, page(many.web)),
  );
  const [reads, sessionVisits] = await besideOneSession(
    [many, one],
    [
      { name: 'sessions 100,000, read', many: read((number) => cookies[number % SESSIONS]), one: read(ofOne) },
      {
        name: 'sessions 100,000, My Page with two calls',
        many: visit((number) => cookies[SESSIONS - 1 - (number % SESSIONS)]),
        one: visit(ofOne),
      },
    ],
  );
  for (const { client } of sites) client.destroy();
  return [
    alike,
    { ...reads, yardstick: 'one session', atMost: 1.2 },
    { ...sessionVisits, yardstick: 'one session', atMost: 1.2 },
    { ...bytesRow(reads, { atMost: 1.2 }), yardstick: 'one session' },
  ];
}
