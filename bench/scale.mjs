/**
 * `npm run bench -- scale`: the product with the group's 12 hotels beside the same product with 10,000, page by page
 * and round by round in turn, so that whatever else the machine does falls on both. What is promised: with 10,000
 * a page takes at most 1.2 times the server's time and bytes, and a cached page costs its second visitor no call of
 * the hub and no render. Time is the processor's, of web and hub together, as Linux counts it for their processes:
 * what else the machine does is not in it. Ends with 1 where a promise is not kept.
 *
 * SCALE_HOTELS (10000), BENCH_ROUNDS (9), BENCH_SEARCHES (20) a round.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { root, say } from '../scripts/setup/project.mjs';
import { processorMs } from './load/process-figures.mjs';
import { askOnce, median } from './load/rounds.mjs';

const PROMISE = 1.2;
const FEW = 12;
const many = Number(process.env.SCALE_HOTELS ?? 10_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 9);
const searches = Number(process.env.BENCH_SEARCHES ?? 20);

const DAY_MS = 86_400_000;
const seoulDay = (days) => new Date(Date.now() + 9 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10);
const stay = `checkIn=${seoulDay(21)}&checkOut=${seoulDay(23)}&room=2-0`;
/** Twelve hotels fill one page: its further pages are measured against the first. */
const keptPages = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/hotels' },
  { name: 'list, page 2', path: '/hotels/page/2', twin: '/hotels' },
  { name: 'list, middle page', path: '/hotels/page/417', twin: '/hotels' },
  { name: 'region', path: '/hotels/in/location/seoul', twin: '/hotels' },
  { name: 'region, page 2', path: '/hotels/in/location/seoul/2', twin: '/hotels' },
  { name: 'hotel page', path: '/hotels/haneul-namsan' },
];
const freshPages = [
  { name: 'search, everywhere', path: `/search?${stay}` },
  { name: 'search, a region', path: `/search?detail=seoul&${stay}`, twin: `/search?${stay}` },
  { name: 'search, three hotels', path: `/search?hotel=haneul-namsan&hotel=oreum-jeju&hotel=onggi-jeonju&${stay}` },
];
const languages = ['', '/en', '/jp', '/cn'];

/** @param {string} path of Korean, which has no segment */
const inLanguage = (language, path) => (path === '/' && language !== '' ? language : language + path);

endWell();
const folders = [];
const sessionSecret = randomBytes(32).toString('hex');

/** A hub with so many hotels, in a folder of its own. */
async function startHub(hotels) {
  const data = mkdtempSync(join(tmpdir(), 'scale-'));
  folders.push(data);
  const startedAt = performance.now();
  const hub = await startSandbox({
    port: await freePort(0),
    data,
    env: { SANDBOX_HOTELS: String(hotels) },
    logFile: join(data, 'sandbox.log'),
  });
  return { ...hub, data, hotels, startMs: performance.now() - startedAt };
}

/** A web that has kept nothing yet: pages are kept by the address of the site, and this one is new. */
const startWebOf = async ({ address, data }) =>
  startWeb({ port: await freePort(0), sandboxAddress: address, sessionSecret, logFile: join(data, 'web.log') });

/** What one product spends on answering addresses, one after the other: for each of them on average. */
async function spent({ hub, web }, addresses) {
  const now = () => processorMs(hub.pid) + processorMs(web.pid);
  const before = now();
  let bytes = 0;
  for (const address of addresses) {
    const answer = await askOnce(web.address + address);
    if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
    bytes += answer.bytes;
  }
  return { ms: (now() - before) / addresses.length, bytes: bytes / addresses.length };
}

async function hubCalls({ address }) {
  const { counts } = await (await fetch(`${address}/__sandbox/calls`)).json();
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** What each page took, by its name: one entry a round, of both products. */
const taken = new Map();

/** One after the other, round by round in the other order. */
async function paired(name, round, ofFew, ofMany) {
  const pair = round % 2 === 0 ? [await ofFew(), await ofMany()] : [await ofMany(), await ofFew()].reverse();
  taken.set(name, [...(taken.get(name) ?? []), { few: pair[0], many: pair[1] }]);
}

/** Makes every cached page once in three languages, the fourth having warmed the processes up. */
async function measureMaking(few, much, round) {
  const [first, ...others] = languages;
  const inOthers = (path) => others.map((language) => inLanguage(language, path));
  for (const { path, twin } of keptPages) {
    await askOnce(few.web.address + inLanguage(first, twin ?? path));
    await askOnce(much.web.address + inLanguage(first, path));
  }
  const madeWithFew = new Map();
  for (const { name, path, twin } of keptPages) {
    const own = twin ?? path;
    // A page is made once; those that share a twin share what it took.
    const ofFew = async () => {
      if (!madeWithFew.has(own)) madeWithFew.set(own, await spent(few, inOthers(own)));
      return madeWithFew.get(own);
    };
    await paired(name, round, ofFew, () => spent(much, inOthers(path)));
  }
}

async function measureSearches(few, much, round) {
  const often = (path) => Array.from({ length: searches }, () => path);
  for (const { name, path, twin } of freshPages) {
    const ofFew = () => spent(few, often(twin ?? path));
    await paired(name, round, ofFew, () => spent(much, often(path)));
  }
}

/** What second visitors of cached pages cost: calls of the hub, and pages that were made anew. */
async function secondVisitors({ hub, web }) {
  const before = await hubCalls(hub);
  let renders = 0;
  for (const language of languages) {
    for (const { path } of keptPages) {
      const answer = await fetch(web.address + inLanguage(language, path), { headers: { 'accept-language': 'ko' } });
      await answer.arrayBuffer();
      if (answer.headers.get('x-nextjs-cache') !== 'HIT') renders += 1;
    }
  }
  return { hubCalls: (await hubCalls(hub)) - before, renders, visits: languages.length * keptPages.length };
}

function resultOf(name) {
  const pairs = taken.get(name);
  const of = (read) => median(pairs.map(read));
  return {
    name,
    fewMs: of(({ few }) => few.ms),
    manyMs: of(({ many: much }) => much.ms),
    time: of(({ few, many: much }) => much.ms / few.ms),
    fewBytes: of(({ few }) => few.bytes),
    manyBytes: of(({ many: much }) => much.bytes),
    bytes: of(({ few, many: much }) => much.bytes / few.bytes),
  };
}

function print(results) {
  const heads = ['page', `CPU ms, ${FEW}`, `CPU ms, ${many}`, 'time', `KB, ${FEW}`, `KB, ${many}`, 'bytes'];
  const rows = results.map((result) => [
    result.name,
    result.fewMs.toFixed(1),
    result.manyMs.toFixed(1),
    result.time.toFixed(2),
    (result.fewBytes / 1000).toFixed(1),
    (result.manyBytes / 1000).toFixed(1),
    result.bytes.toFixed(2),
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column].length)));
  const line = (cells) =>
    cells.map((text, column) => (column === 0 ? text.padEnd(widths[0]) : text.padStart(widths[column]))).join('  ');
  process.stdout.write(`\n${line(heads)}\n${rows.map(line).join('\n')}\n`);
}

try {
  const fewHub = await startHub(FEW);
  const manyHub = await startHub(many);
  say(
    `A hub with ${FEW} hotels stood after ${(fewHub.startMs / 1000).toFixed(1)} s, with ${many} after ${(manyHub.startMs / 1000).toFixed(1)} s.`,
  );
  let second = { hubCalls: 0, renders: 0, visits: 0 };
  for (let round = 0; round < rounds; round += 1) {
    say(`Round ${round + 1} of ${rounds} …`);
    const few = { hub: fewHub, web: await startWebOf(fewHub) };
    const much = { hub: manyHub, web: await startWebOf(manyHub) };
    await measureMaking(few, much, round);
    await measureSearches(few, much, round);
    const visitors = await secondVisitors(much);
    second = {
      hubCalls: second.hubCalls + visitors.hubCalls,
      renders: second.renders + visitors.renders,
      visits: second.visits + visitors.visits,
    };
    await Promise.all([few.web.stop(), much.web.stop()]);
  }
  const results = [...keptPages, ...freshPages].map(({ name }) => resultOf(name));
  print(results);
  process.stdout.write(
    `\n${second.visits} second visits of kept pages: ${second.hubCalls} calls of the hub, ${second.renders} renders.\n`,
  );
  mkdirSync(join(root, 'bench', 'out'), { recursive: true });
  const written = { hotels: many, rounds, startMs: manyHub.startMs, results, second };
  writeFileSync(join(root, 'bench', 'out', 'scale.json'), `${JSON.stringify(written, null, 2)}\n`);
  const broken = results.filter(({ time, bytes }) => time > PROMISE || bytes > PROMISE);
  for (const { name } of broken)
    process.stdout.write(`${name}: more than ${PROMISE} times of what it needs with ${FEW}.\n`);
  if (broken.length > 0 || second.hubCalls > 0 || second.renders > 0) process.exitCode = 1;
} finally {
  await stopAll();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
