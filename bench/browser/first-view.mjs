import { median } from '../load/paired-cpu.mjs';
import { openChromium } from './chromium.mjs';
import { warmUp } from './warm-up.mjs';
import { openDoor } from './without-scripts.mjs';

/** As Lighthouse's mobile preset: a phone on a slow connection, four times slower than this machine. */
const phone = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const network = { download: (1.6 * 1024 * 1024 * 0.9) / 8, upload: (750 * 1024 * 0.9) / 8, latency: 150 * 3.75 };
const CPU_SLOWER = 4;
/** After the page is loaded and the network is quiet; late shifts would come by then. */
const SETTLE_MS = 1_000;

/** Runs in the page, before its own scripts. */
function watch() {
  const seen = { lcpMs: 0, shift: 0 };
  Object.assign(window, { firstView: seen });
  new PerformanceObserver((list) => {
    seen.lcpMs = list.getEntries().at(-1)?.startTime ?? seen.lcpMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // The sum of all is never less than the worst window that the metric counts.
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function read() {
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => /\.woff2($|\?)/.test(name));
  return { ...window.firstView, fontBytes: fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) };
}

/** One first visit, in a context without a cache. */
async function visit(browser, address) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(phone);
    await page.setExtraHTTPHeaders({ 'accept-language': 'ko' });
    await page.emulateNetworkConditions(network);
    await page.emulateCPUThrottling(CPU_SLOWER);
    await page.evaluateOnNewDocument(watch);
    await page.goto(address, { waitUntil: 'networkidle0', timeout: 90_000 });
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    const { TaskDuration: taskSeconds } = await page.metrics();
    return { ...(await page.evaluate(read)), taskMs: taskSeconds * 1000 };
  } finally {
    await context.close();
  }
}

/**
 * First views of pages, each visit paired with one of the same page without its scripts, in turn.
 * @param {readonly { name: string, path: string }[]} pages
 * @param {{ webAddress: string, rounds: number, say: (sentence: string) => void }} options
 * @returns {Promise<{ name: string, lcpMs: number, bareLcpMs: number, lcpRatio: number, taskMs: number,
 *   bareTaskMs: number, shift: number, fontBytes: number }[]>} medians of the rounds; of fonts and shifts the worst round
 */
export async function measureFirstViews(pages, { webAddress, rounds, say }) {
  const whole = await openDoor(webAddress, { scripts: true });
  const bare = await openDoor(webAddress, { scripts: false });
  const browser = await openChromium();
  try {
    const results = [];
    for (const { name, path } of pages) {
      say(`First views of ${name} …`);
      await warmUp(webAddress + path);
      await visit(browser, whole.address + path);
      const pairs = [];
      for (let round = 0; round < rounds; round += 1) {
        pairs.push({
          own: await visit(browser, whole.address + path),
          other: await visit(browser, bare.address + path),
        });
      }
      results.push({
        name,
        lcpMs: median(pairs.map(({ own }) => own.lcpMs)),
        bareLcpMs: median(pairs.map(({ other }) => other.lcpMs)),
        taskMs: median(pairs.map(({ own }) => own.taskMs)),
        bareTaskMs: median(pairs.map(({ other }) => other.taskMs)),
        lcpRatio: median(pairs.map(({ own, other }) => own.lcpMs / other.lcpMs)),
        shift: Math.max(...pairs.map(({ own }) => own.shift)),
        fontBytes: Math.max(...pairs.map(({ own }) => own.fontBytes)),
      });
    }
    return results;
  } finally {
    await browser.close();
    whole.close();
    bare.close();
  }
}
