/**
 * `npm run lighthouse`: Lighthouse's mobile preset, the middle of several runs, for each page whose figures are
 * promised, through the shipped nginx over TLS and HTTP/2. The browser slows the processor, a slow link in front of nginx
 * the network (simulated throttling swings by a factor of two). Ends with 1 where a promise is broken. Nothing else
 * should run on the machine: performance is as measured.
 *
 * LIGHTHOUSE_RUNS (5); arguments choose pages by name.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { forgetCachedPages } from '../scripts/setup/build.mjs';
import { root, say } from '../scripts/setup/project.mjs';
import { openChromium } from './browser/chromium.mjs';
import { failedAudits, scoresOf } from './browser/lighthouse-scores.mjs';
import { diningPages, informationPages, measuredPages, memberPages } from './browser/pages.mjs';
import { startSlowLink } from './browser/slow-link.mjs';
import { tableOf } from './browser/table.mjs';
import { warmUp } from './browser/warm-up.mjs';
import { startNginx } from './drills/nginx-under-drill.mjs';
import { logIn, throughProxy } from './drills/visitor.mjs';
import { median } from './load/paired-cpu.mjs';

const PERFORMANCE = 0.97;
const [LCP_MS, TBT_MS, CLS] = [2_200, 150, 0.02];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const chosen = process.argv.slice(2);
const promised = [...measuredPages, ...informationPages, ...diningPages, ...memberPages];
const pages = promised.filter(({ name }) => chosen.length === 0 || chosen.includes(name));

const processorOnly = {
  requestLatencyMs: 0,
  downloadThroughputKbps: 0,
  uploadThroughputKbps: 0,
  cpuSlowdownMultiplier: 4,
};
const settings = {
  onlyCategories: categories,
  formFactor: 'mobile',
  throttlingMethod: 'devtools',
  throttling: processorOnly,
};

/** At times the browser records no trace of a load (NO_NAVSTART): that run is not a figure, and is repeated. */
const NO_TRACE = 'NO_NAVSTART';

/** Of a `Cookie` header. A cookie of one host (`__Host-`) has an address in place of a domain. */
const cookiesOf = (header, url) =>
  header.split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
    secure: true,
  }));

/**
 * One run in a browser of its own: nothing is cached from the run before.
 * @param {string | undefined} cookie of a member who is logged in
 */
async function runOnce(address, cookie, tries = 3) {
  const browser = await openChromium({ anyCertificate: true });
  try {
    if (cookie !== undefined) await browser.setCookie(...cookiesOf(cookie, address));
    const port = Number(new URL(browser.wsEndpoint()).port);
    const result = await lighthouse(address, { port, logLevel: 'error' }, { extends: 'lighthouse:default', settings });
    const error = result?.lhr.runtimeError;
    if (error?.code === NO_TRACE && tries > 1) return runOnce(address, cookie, tries - 1);
    if (!result || error) throw new Error(error?.message ?? 'no report');
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** @param {{ origin: string, nginx: string, web: string }} addresses `origin` is behind the slow link */
async function measure({ name, path, indexed, forMember = false }, { origin, nginx, web }) {
  const reports = [];
  // The page's script takes the second cookie as the sign of a login.
  const cookie = forMember ? `${await logIn(web)}; signed-in=1` : undefined;
  await warmUp(nginx + path, cookie);
  for (let run = 0; run < runs; run += 1) {
    reports.push(await runOnce(origin + path, cookie));
    say(`${name}: run ${run + 1} of ${runs}`);
  }
  const all = reports.map(scoresOf);
  const scores = Object.fromEntries(Object.keys(all[0]).map((key) => [key, median(all.map((one) => one[key]))]));
  const judged = categories.filter((category) => indexed || category !== 'seo');
  const failed = judged.flatMap((category) => [...new Set(reports.flatMap((one) => failedAudits(one, category)))]);
  const kept =
    scores.performance >= PERFORMANCE &&
    scores.lcpMs <= LCP_MS &&
    scores.tbtMs <= TBT_MS &&
    scores.cls <= CLS &&
    [scores.accessibility, scores.bestPractices, indexed ? scores.seo : 1].every((score) => score === 1);
  say(`${name}: ${JSON.stringify(scores)}`);
  return { name, indexed, scores, failed, kept };
}

function print(results) {
  const heads = ['page', 'performance', 'LCP', 'TBT', 'CLS', 'accessibility*', 'best practices', 'SEO', 'kept'];
  const rows = results.map(({ name, indexed, scores, kept }) => [
    name,
    scores.performance.toFixed(2),
    `${scores.lcpMs.toFixed(0)} ms`,
    `${scores.tbtMs.toFixed(0)} ms`,
    scores.cls.toFixed(3),
    scores.accessibility.toFixed(2),
    scores.bestPractices.toFixed(2),
    indexed ? scores.seo.toFixed(2) : 'not indexed',
    kept ? 'yes' : 'NO',
  ]);
  const [{ scores }] = results;
  process.stdout.write(
    `${tableOf(heads, rows)}* without the one audit that the specification decides (maximum scale 1, decision 0003); ` +
      `${scores.accessibilityWithZoom.toFixed(2)} with it\n`,
  );
  for (const { name, failed } of results) for (const audit of failed) process.stdout.write(`  ${name}: ${audit}\n`);
}

endWell();
const data = join(root, '.cache', 'measured');
const out = join(root, 'bench', 'out');
mkdirSync(out, { recursive: true });
let link;
try {
  if (pages.length === 0) throw new Error(`no such page; there are ${promised.map(({ name }) => name).join(', ')}`);
  const sandbox = await startSandbox({
    port: await freePort(0),
    data,
    fresh: true,
    logFile: join(out, 'lighthouse-sandbox.log'),
  });
  forgetCachedPages();
  const [webPort, nginxPort, port] = [await freePort(0), await freePort(0), await freePort(0)];
  const origin = `https://localhost:${port}`;
  const web = await startWeb({
    port: webPort,
    sandboxAddress: sandbox.address,
    sessionSecret: randomBytes(32).toString('hex'),
    env: { PUBLIC_ORIGIN: origin, ...throughProxy },
    logFile: join(out, 'lighthouse-web.log'),
  });
  const folder = join(out, 'lighthouse-nginx');
  rmSync(folder, { recursive: true, force: true });
  const nginx = await startNginx({ folder, port: nginxPort, webPorts: [webPort], tls: true });
  link = await startSlowLink({ port, serverPort: nginxPort });
  const results = [];
  for (const page of pages) {
    results.push(await measure(page, { origin, nginx: nginx.address, web: web.address }));
  }
  print(results);
  writeFileSync(join(out, 'lighthouse.json'), `${JSON.stringify({ runs, results }, null, 2)}\n`);
  process.exitCode = results.every(({ kept }) => kept) ? 0 : 1;
} finally {
  link?.close();
  await stopAll();
}
