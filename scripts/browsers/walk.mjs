/** The walk itself, on the repository's Node; see scripts/browsers.mjs. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { loadScenarios } from '../../e2e/devices/load-scenarios.ts';
import { endWell, stopAll } from '../running/child.mjs';
import { freePort } from '../running/port.mjs';
import { startSandbox, startWeb } from '../running/product.mjs';
import { root, say } from '../setup/project.mjs';
import { openFirefox } from './firefox.mjs';
import { joinProgramme } from './join.mjs';
import { startRelay } from './relay.mjs';
import { searchAndBook } from './search-and-book.mjs';
import { Visitor } from './visitor.mjs';
import { openWebKit } from './webkit.mjs';

const browsers = { firefox: openFirefox, webkit: openWebKit };
const named = process.argv.slice(2);
/** `--only=TEXT`: the journeys and scenarios whose names contain it. */
const chosen = named.find((argument) => argument.startsWith('--only='))?.slice('--only='.length);
const engines = named.filter((argument) => !argument.startsWith('--'));
const wanted = engines.length > 0 ? engines : Object.keys(browsers);
const unknown = wanted.filter((name) => !(name in browsers));
const results = join(root, 'test-results', 'browsers');
/** Pictures that were drawn once stay; the database starts from its seed. */
const data = join(root, '.cache', 'browsers');

/** The journeys that every engine must come through without a complaint. */
const journeys = [
  { name: 'searched, logged in, booked, found in My Page', run: searchAndBook },
  { name: 'joined with a verified identity, logged in at once', run: joinProgramme },
];

/** One line for a journey or scenario; answers whether the browser was content. */
async function walk(browser, { name, provokes, run }, place) {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  const before = browser.complaints().length;
  const complaints = () => browser.complaints().slice(before);
  try {
    // Somebody else in the same browser. A page of the member's would notice, and lead to the login.
    await browser.open(`${place.address}/en/terms`);
    await browser.forget();
    await run(new Visitor(browser), place);
    const unexpected = complaints().filter((complaint) => !provokes?.test(complaint));
    if (unexpected.length > 0) throw new Error(`the browser complained:\n  ${unexpected.join('\n  ')}`);
    say(`passed  ${browser.name}: ${name} (${seconds()} s)`);
    return true;
  } catch (error) {
    say(`FAILED  ${browser.name}: ${name}: ${error.message} (${seconds()} s)`);
    const picture = join(results, `${place.browser} ${name.replace(/[^\w ]/g, '')}.png`);
    await browser.screenshot(picture).then(
      () => say(`        see ${picture} and the logs beside it`),
      (reason) => say(`        no picture could be taken: ${reason.message}`),
    );
    for (const complaint of complaints()) say(`        ${complaint}`);
    return false;
  }
}

/** Answers whether the browser was content with everything. */
async function walkAll(name, place, relay) {
  const browser = await browsers[name](JSON.parse(process.env.BROWSER_PROGRAMS ?? '{}'), results);
  try {
    let content = true;
    for (const journey of [...journeys, ...(await loadScenarios())]) {
      if (chosen && !journey.name.includes(chosen)) continue;
      content = (await walk(browser, journey, place)) && content;
      relay.reset();
    }
    return content;
  } finally {
    await browser.close().catch((error) => say(`        ${name} did not close: ${error.message}`));
  }
}

endWell();
if (unknown.length > 0) throw new Error(`no such browser: ${unknown.join(', ')}; there are firefox and webkit`);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let content = true;
try {
  const sandbox = await startSandbox({
    port: await freePort(0),
    data,
    fresh: true,
    logFile: join(results, 'sandbox.log'),
  });
  const webPort = await freePort(0);
  const relay = await startRelay(webPort);
  await startWeb({
    port: webPort,
    sandboxAddress: sandbox.address,
    sessionSecret: randomBytes(32).toString('hex'),
    env: { PUBLIC_ORIGIN: relay.address },
    logFile: join(results, 'web.log'),
  });
  // Each browser takes dates of its own.
  for (const [index, name] of wanted.entries()) {
    const place = {
      address: relay.address,
      sandboxAddress: sandbox.address,
      device: relay.device,
      browser: name,
      inDays: 20 + index * 7,
    };
    content = (await walkAll(name, place, relay)) && content;
  }
  await relay.stop();
} finally {
  await stopAll();
}
process.exitCode = content ? 0 : 1;
