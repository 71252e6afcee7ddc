/**
 * How long the pickers of the search form take, with a CPU slowed down four times, on a wide and on a narrow screen:
 * `frameMs` from a press to the first frame that shows the picker, `shownMs` to the first one that shows its content, with
 * the longest task and the layout shift while opening. The script of the picker has been fetched by then, because the
 * pointer came to the cell before. Medians are printed; on a busy machine they say little.
 *
 * BENCH_ROUNDS (5), BENCH_REST_MS (1000) between reaching the cell and the press, BENCH_ADDRESS (a web that runs already; without it
 * the built one is started), CHROMIUM_PATH.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { say } from '../scripts/setup/project.mjs';
import { median } from './load/paired-cpu.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const restMs = Number(process.env.BENCH_REST_MS ?? 1000);
const slowDown = 4;
/** Between touch and leaving; a quick tap of a hand takes 60 to 100 ms. */
const fingerRestsMs = 80;
/** What must stand in the frame, and where the picker is reached. */
const pickers = [
  { name: 'where', path: '/', cell: 0, shows: '[role="searchbox"], input[type="search"]' },
  { name: 'dates, no hotel', path: '/', cell: 1, shows: '[data-day]' },
  { name: 'dates, one hotel', path: '/hotels/haneul-namsan', cell: 0, shows: '[data-day]' },
  { name: 'guests', path: '/', cell: 2, shows: '[role="spinbutton"]' },
];
const screens = [
  { name: 'wide', context: { viewport: { width: 1440, height: 900 } } },
  { name: 'narrow', context: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
];

/** Runs in the page: notes the press, the first frame with the picker, long tasks and layout shifts since. */
function watchOpening(shows) {
  const picker = ':is(dialog[open], [role="dialog"])';
  const seen = { pressedAt: null, frameMs: null, shownMs: null, longestTaskMs: 0, shift: 0 };
  window.opening = seen;
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (seen.pressedAt !== null && startTime + duration > seen.pressedAt) {
        seen.longestTaskMs = Math.max(seen.longestTaskMs, duration);
      }
    }
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (seen.pressedAt !== null && entry.startTime >= seen.pressedAt) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift' });
  // A finger leaves before anything is clicked; that is the press that counts.
  for (const type of ['touchend', 'click']) {
    const onPress = (event) => {
      if (seen.pressedAt !== null) return;
      seen.pressedAt = event.timeStamp;
      // A task begun in the frame that shows it comes after that frame has been handed over.
      const noteWhenShown = (key, selector) => {
        const element = document.querySelector(selector);
        if (!element?.checkVisibility({ visibilityProperty: true })) {
          requestAnimationFrame(() => noteWhenShown(key, selector));
          return;
        }
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          seen[key] ??= performance.now() - seen.pressedAt;
        };
        port2.postMessage(null);
      };
      requestAnimationFrame(() => {
        noteWhenShown('frameMs', picker);
        noteWhenShown('shownMs', `${picker} :is(${shows})`);
      });
    };
    document.addEventListener(type, onPress, { capture: true });
  }
}

async function openOnce(browser, address, { context, name: screen }, { path, cell, shows }) {
  const tab = await (await browser.newContext({ ...context, timezoneId: 'Asia/Seoul', locale: 'en' })).newPage();
  try {
    await tab.route('**/pictures/**', (route) => route.abort());
    await tab.goto(`${address}/en${path === '/' ? '' : path}`, { waitUntil: 'networkidle' });
    const target = tab.locator('form button[aria-haspopup="dialog"]').nth(cell);
    await target.scrollIntoViewIfNeeded();
    const cdp = await tab.context().newCDPSession(tab);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await tab.evaluate(watchOpening, shows);
    const box = await target.boundingBox();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (screen === 'wide') {
      await tab.mouse.move(at.x, at.y);
      await tab.waitForTimeout(restMs);
      await tab.mouse.down();
      await tab.mouse.up();
    } else {
      // What a finger reaches for may be met before, on the way. It rests for a moment; the press is its leaving.
      await target.dispatchEvent('pointerover', { pointerType: 'touch', bubbles: true });
      await tab.waitForTimeout(restMs);
      // A finger does not wait until the page has taken notice of it, which takes half a second at times.
      const touched = cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      await setTimeout(fingerRestsMs);
      await Promise.all([touched, cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })]);
    }
    await tab.waitForFunction(() => window.opening.shownMs !== null, undefined, { timeout: 30_000 });
    await tab.waitForTimeout(800);
    return await tab.evaluate(() => window.opening);
  } finally {
    await tab.context().close();
  }
}

async function measure(address) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const rows = [];
  try {
    // Pages are rendered and kept, and scripts compiled, for the first who asks.
    for (const screen of screens) for (const picker of pickers) await openOnce(browser, address, screen, picker);
    for (const screen of screens) {
      for (const picker of pickers) {
        const openings = [];
        for (let round = 0; round < rounds; round += 1) openings.push(await openOnce(browser, address, screen, picker));
        rows.push({
          screen: screen.name,
          picker: picker.name,
          frameMs: Math.round(median(openings.map(({ frameMs }) => frameMs))),
          shownMs: Math.round(median(openings.map(({ shownMs }) => shownMs))),
          longestTaskMs: Math.round(median(openings.map(({ longestTaskMs }) => longestTaskMs))),
          layoutShift: Number(Math.max(...openings.map(({ shift }) => shift)).toFixed(4)),
        });
      }
    }
  } finally {
    await browser.close();
  }
  console.table(rows);
}

endWell();
const given = process.env.BENCH_ADDRESS;
if (given !== undefined) {
  await measure(given);
} else {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const [sandboxPort, webPort] = [await freePort(0), await freePort(0)];
    const sandbox = await startSandbox({ port: sandboxPort, data, logFile: join(data, 'sandbox.log') });
    const web = await startWeb({
      port: webPort,
      sandboxAddress: sandbox.address,
      sessionSecret: randomBytes(32).toString('hex'),
      logFile: join(data, 'web.log'),
    });
    say(`Opening each picker ${rounds} times, CPU slowed down ${slowDown} times …`);
    await measure(web.address);
  } finally {
    await stopAll();
    rmSync(data, { recursive: true, force: true });
  }
}
