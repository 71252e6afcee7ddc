/**
 * `npm run bench -- statement`: the points page of a member with 50,000 movements; ends with 1 where an aim is missed.
 * What they cost the server is a row of `npm run bench -- scale`.
 * - filter: from the press of the button until the first frame with its answer, CPU slowed down four times, without the
 *   time in which a call of the hub was under way; and the bytes of that answer
 * - file: by how much the memory of the web grows at most while it streams all movements
 *
 * BENCH_FILTERS (40), CHROMIUM_PATH.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { say } from '../scripts/setup/project.mjs';
import { tableOf } from './browser/table.mjs';
import { percentile } from './drills/figures.mjs';
import { control } from './drills/product-under-drill.mjs';
import { ask, cookieAfter } from './drills/visitor.mjs';
import { median } from './load/paired-cpu.mjs';
import { residentBytes } from './load/process-figures.mjs';
import { timedHub } from './load/timed-hub.mjs';

const [FEW, MANY] = [100, 50_000];
const FILTER_MS = 100;
const ANSWER_BYTES = 25_000;
const SLOW_DOWN = 4;
const GROWTH_BYTES = 20_000_000;
const filters = Number(process.env.BENCH_FILTERS ?? 40);
const PAGE = '/en/myPage/myPoint/pointInfo';
const FILE = '/api/session/statement?language=en';

endWell();
const data = mkdtempSync(join(tmpdir(), 'statement-'));
const rows = [];
const judge = (figure, value, limit, show) =>
  rows.push([figure, show(value), show(limit), value <= limit ? 'yes' : 'NO']);
try {
  const sandbox = await startSandbox({ port: await freePort(0), data, logFile: join(data, 'sandbox.log') });
  const hub = await timedHub(sandbox.address);
  const web = await startWeb({
    port: await freePort(0),
    sandboxAddress: hub.address,
    sessionSecret: randomBytes(32).toString('hex'),
    logFile: join(data, 'web.log'),
  });
  const [few, many] = [
    await memberWith(sandbox.address, web.address, FEW),
    await memberWith(sandbox.address, web.address, MANY),
  ];
  await measureFile(web, few, many);
  await measureFilter(web, hub);
  hub.stop();
} finally {
  await stopAll();
  rmSync(data, { recursive: true, force: true });
}
process.stdout.write(tableOf(['figure', 'measured', 'at most', 'kept'], rows));
process.exitCode = rows.every(([, , , kept]) => kept === 'yes') ? 0 : 1;

function accountOf(statementRows) {
  return { membershipId: `bench.${statementRows}`, password: 'Bench-Member-1' };
}

/** A member with so many movements, logged in: the `Cookie` header of the session. */
async function memberWith(hubAddress, webAddress, statementRows) {
  const member = accountOf(statementRows);
  const startedAt = performance.now();
  await control(hubAddress, 'POST', '/members', { ...member, statementRows });
  say(`A member with ${statementRows} movements after ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  const answer = await ask(`${webAddress}/api/session/login`, { method: 'POST', body: member });
  if (answer.status !== 200) throw new Error(`the login answered ${answer.status}`);
  return cookieAfter(answer);
}

/** Saves the file, and tells the most memory that the web had meanwhile. */
function save(web, cookie) {
  return new Promise((resolve, reject) => {
    let [bytes, most] = [0, residentBytes(web.pid)];
    const look = () => {
      most = Math.max(most, residentBytes(web.pid));
    };
    const watch = setInterval(look, 5);
    const asked = request(web.address + FILE, { headers: { cookie, 'sec-fetch-site': 'same-origin' } }, (answer) => {
      answer.on('data', (part) => {
        bytes += part.length;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        clearInterval(watch);
        look();
        resolve({ status: answer.statusCode, bytes, most });
      });
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function measureFile(web, few, many) {
  // What the first files of a process bring with them: modules, texts, compiled code, and once the whole young generation,
  // which the first busy minute of any other kind fills as well.
  for (let n = 0; n < 20; n += 1) await save(web, few);
  await save(web, many);
  const before = residentBytes(web.pid);
  const { status, bytes, most } = await save(web, many);
  if (status !== 200) throw new Error(`the file answered ${status}`);
  const mb = (value) => `${(value / 1_000_000).toFixed(1)} MB`;
  judge(`memory while a file of ${mb(bytes)} streams, more than before`, most - before, GROWTH_BYTES, mb);
}

/** Runs in each document: notes in which frame the figures of another filter show. */
function watchStatement() {
  const figures = () => document.querySelector('#statement dl')?.textContent ?? null;
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const pressed = JSON.parse(sessionStorage.getItem('pressed') ?? 'null');
    const shown = figures();
    if (pressed === null || shown === null || shown === pressed.figures) {
      requestAnimationFrame(look);
      return;
    }
    // A task begun here comes after the frame that shows them has been handed over.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      sessionStorage.removeItem('pressed');
      sessionStorage.setItem('shown', JSON.stringify({ fromMs: pressed.atMs, untilMs: now() }));
      requestAnimationFrame(look);
    };
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
  document.addEventListener(
    'change',
    (event) => {
      if (!event.target.closest('#statement form')) return;
      const atMs = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem('pressed', JSON.stringify({ atMs, figures: figures() }));
    },
    { capture: true },
  );
}

async function measureFilter(web, hub) {
  say(`Choosing ${filters} filters, CPU slowed down ${SLOW_DOWN} times …`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      locale: 'en',
    });
    const answer = await context.request.post(`${web.address}/api/session/login`, {
      headers: { 'x-bff': '1', origin: web.address },
      data: accountOf(MANY),
    });
    if (answer.status() !== 200) throw new Error(`the login answered ${answer.status()}`);
    await context.addInitScript(watchStatement);
    const tab = await context.newPage();
    await tab.goto(web.address + PAGE, { waitUntil: 'networkidle' });
    const cdp = await context.newCDPSession(tab);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const taken = [];
    let received = 0;
    await cdp.send('Network.enable');
    cdp.on('Network.dataReceived', ({ dataLength }) => {
      received += dataLength;
    });
    // The first ones fill the caches of browser and server.
    for (let n = -3; n < filters; n += 1) {
      await tab.evaluate(() => sessionStorage.removeItem('shown'));
      received = 0;
      await tab
        .locator('#statement select')
        .first()
        .selectOption(n % 2 === 0 ? 'used' : 'earned');
      const shown = await tab.waitForFunction(() => sessionStorage.getItem('shown'));
      const { fromMs, untilMs } = JSON.parse(await shown.jsonValue());
      await tab.waitForTimeout(500);
      if (n >= 0) taken.push({ ms: untilMs - fromMs, hubMs: hub.busyMs(fromMs, untilMs), bytes: received });
    }
    judge('bytes of the answer to a filter', median(taken.map(({ bytes }) => bytes)), ANSWER_BYTES, String);
    const own = taken.map(({ ms, hubMs }) => ms - hubMs);
    say(`median ${median(own).toFixed(0)} ms of ${median(taken.map(({ ms }) => ms)).toFixed(0)} ms`);
    judge('a filter answered (p95)', percentile(own, 0.95), FILTER_MS, (ms) => `${ms.toFixed(0)} ms`);
  } finally {
    await browser.close();
  }
}
