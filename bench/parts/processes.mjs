import { createClient } from 'redis';
import { startRedis } from '../drills/site-under-drill.mjs';
import { logIn } from '../drills/visitor.mjs';
import { sessionsLike } from '../load/many-sessions.mjs';
import { always, ask, bytesRow, compare, compareAlike, pinApart } from '../load/paired-cpu.mjs';
import { startHub, startWebOf } from '../load/start-measured.mjs';

const PAGE = '/en/hotels';
const READ = '/api/hub/membership/point';
const SESSIONS = 100_000;
const AT_ONE_WEB = 64;
const plain = { 'accept-encoding': 'identity' };

/** A web that works as one of several, with a Redis of its own. */
async function startShared(folder, name, hub, redis) {
  const web = await startWebOf(folder, name, hub, { PROCESSES: '2', REDIS_URL: redis.url });
  const client = createClient({ url: redis.url });
  client.on('error', () => undefined);
  await client.connect();
  const redisPid = Number(/process_id:(\d+)/.exec(await client.info('server'))?.[1]);
  return { web, client, redis: { pid: redisPid } };
}

/** As many ended sessions in Redis as the product writes them. */
async function fill(client, count) {
  for (let from = 0; from < count; from += 5_000) {
    const batch = client.multi();
    for (let n = from; n < from + 5_000; n += 1) batch.set(`ended:another-session-${n}`, '1');
    await batch.execAsPipeline();
  }
}

/** Two web processes beside one, and 100,000 sessions beside one: CPU of webs and Redis. */
export async function processes(folder) {
  const hub = await startHub(folder);
  const redises = [await startRedis(folder), await startRedis(folder)];
  const one = await startShared(folder, 'one', hub, redises[0]);
  const two = await startShared(folder, 'two', hub, redises[0]);
  const many = await startShared(folder, 'many', hub, redises[1]);
  const sites = [one, two, many];
  const servers = sites.flatMap(({ web, redis }) => [web, redis]);
  pinApart({ servers, others: [hub] });
  await fill(many.client, SESSIONS);
  const cookie = await logIn(one.web.address);
  const cookies = await sessionsLike(cookie, one.web.address, SESSIONS);

  const bytes = (await ask(one.web.address + PAGE, plain).then(() => ask(one.web.address + PAGE, plain))).body.length;
  const webs = [one.web, two.web];
  const page = (web) => ({ address: web.address + PAGE, headers: plain, bytes, tolerance: 0.02, cache: 'HIT' });
  for (const { web } of sites) await ask(web.address + PAGE, plain);
  const pids = [one, two].flatMap(({ web, redis }) => [web.pid, redis.pid]);
  const shared = [...new Set(pids)];
  // The other one waits, and is counted: what several processes cost, whichever answers.
  const oneOfThem = { pids: shared, asked: (_number, round) => page(webs[round % 2]) };
  // In bursts: two busy processes on one core drive each other's data out of its cache, whatever they run.
  const both = { pids: shared, asked: (number) => page(webs[Math.floor(number / AT_ONE_WEB) % 2]) };

  const headers = { ...plain, 'x-bff': '1', 'sec-fetch-site': 'same-origin' };
  const readAt = ({ web }) => web.address + READ;
  const readBytes = (await ask(readAt(one), { ...headers, cookie })).body.length;
  const ofOne = always([one.web, one.redis], readAt(one), { headers: { ...headers, cookie }, bytes: readBytes });
  const ofMany = {
    pids: [many.web.pid, many.redis.pid],
    asked: (number) => ({
      address: readAt(many),
      headers: { ...headers, cookie: cookies[number % SESSIONS] },
      bytes: readBytes,
    }),
  };
  // What a member's visit consists of: the page, who is logged in, a call of the page.
  const visited = async ({ web }) => {
    const asked = [
      { address: `${web.address}/en/myPage`, headers: plain, tolerance: 0.02 },
      { address: `${web.address}/api/session/viewer`, headers, tolerance: 0.02 },
      { address: web.address + READ, headers, tolerance: 0 },
    ];
    for (const one of asked) one.bytes = (await ask(one.address, { ...one.headers, cookie })).body.length;
    return (number, of) => {
      const one = asked[number % asked.length];
      return { ...one, headers: { ...one.headers, cookie: of(Math.floor(number / asked.length)) } };
    };
  };
  const [visitOfOne, visitOfMany] = [await visited(one), await visited(many)];
  const visits = [
    { pids: ofMany.pids, asked: (number) => visitOfMany(number, (n) => cookies[SESSIONS - 1 - (n % SESSIONS)]) },
    { pids: ofOne.pids, asked: (number) => visitOfOne(number, () => cookie) },
  ];
  const alike = await compareAlike(
    'a cached page',
    always(one.web, one.web.address + PAGE, page(one.web)),
    always(many.web, many.web.address + PAGE, page(many.web)),
  );
  const inTwo = await compare('two processes, hotel list', both, oneOfThem);
  const sessions = await compare('sessions 100,000, read', ofMany, ofOne);
  const sessionVisits = await compare('sessions 100,000, My Page with two calls', ...visits);
  for (const { client } of sites) client.destroy();
  return [
    alike,
    { ...inTwo, yardstick: 'one process', atMost: 1.05 },
    { ...sessions, yardstick: 'one session', atMost: 1.1 },
    { ...sessionVisits, yardstick: 'one session', atMost: 1.1 },
    { ...bytesRow(sessions, { atMost: 1.1 }), yardstick: 'one session' },
  ];
}
