/** The walk itself, on the repository's Node; see scripts/browsers.mjs. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWell, stopAll } from '../running/child.mjs';
import { freePort } from '../running/port.mjs';
import { startSandbox, startWeb } from '../running/product.mjs';
import { root, say } from '../setup/project.mjs';
import { openFirefox } from './firefox.mjs';
import { joinProgramme } from './join.mjs';
import { searchAndBook } from './search-and-book.mjs';
import { Visitor } from './visitor.mjs';
import { openWebKit } from './webkit.mjs';

const browsers = { firefox: openFirefox, webkit: openWebKit };
const wanted = process.argv.slice(2).length > 0 ? process.argv.slice(2) : Object.keys(browsers);
const unknown = wanted.filter((name) => !(name in browsers));
const results = join(root, 'test-results', 'browsers');
/** Pictures that were drawn once stay; the database starts from its seed. */
const data = join(root, '.cache', 'browsers');

/** One line for a browser; answers whether it was content. */
async function walk(name, place) {
  const startedAt = performance.now();
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
  let browser;
  try {
    browser = await browsers[name](JSON.parse(process.env.BROWSER_PROGRAMS ?? '{}'), results);
    const visitor = new Visitor(browser);
    const number = await searchAndBook(visitor, place);
    // Somebody else in the same browser. A page of the member's would notice, and lead to the login.
    await visitor.open(`${place.address}/en/terms`);
    await browser.forget();
    const membershipId = await joinProgramme(visitor, { ...place, browser: name });
    const complaints = browser.complaints();
    if (complaints.length > 0) throw new Error(`the browser complained:\n  ${complaints.join('\n  ')}`);
    say(`passed  ${browser.name}: searched, logged in, booked ${number}, found in My Page (${seconds()} s)`);
    say(`passed  ${browser.name}: joined as ${membershipId} with a verified identity, logged in at once`);
    return true;
  } catch (error) {
    say(`FAILED  ${browser?.name ?? name}: ${error.message} (${seconds()} s)`);
    const picture = join(results, `${name}.png`);
    await browser?.screenshot(picture).then(
      () => say(`        see ${picture} and the logs beside it`),
      (reason) => say(`        no picture could be taken: ${reason.message}`),
    );
    for (const complaint of browser?.complaints() ?? []) say(`        ${complaint}`);
    return false;
  } finally {
    await browser?.close().catch((error) => say(`        ${name} did not close: ${error.message}`));
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
  const web = await startWeb({
    port: await freePort(0),
    sandboxAddress: sandbox.address,
    sessionSecret: randomBytes(32).toString('hex'),
    logFile: join(results, 'web.log'),
  });
  // Each browser takes dates of its own.
  for (const [index, name] of wanted.entries()) {
    const place = { address: web.address, sandboxAddress: sandbox.address, inDays: 20 + index * 7 };
    content = (await walk(name, place)) && content;
  }
} finally {
  await stopAll();
}
process.exitCode = content ? 0 : 1;
