/**
 * `npm run bench -- my-page`: the figures of My Page, each against its aim; ends with 1 where one is missed. Every line
 * of the menu is measured as an employee sees it, against a bare page of the same framework.
 */
import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleAccounts } from '../sandbox/hub/seed/accounts.ts';
import { endWell, startChild, stopAll } from '../scripts/running/child.mjs';
import { freePort } from '../scripts/running/port.mjs';
import { startSandbox, startWeb } from '../scripts/running/product.mjs';
import { root } from '../scripts/setup/project.mjs';
import { buildBareApp } from './bare/build-bare-app.mjs';
import { tableOf } from './browser/table.mjs';
import { control } from './drills/product-under-drill.mjs';
import { ask, cookieAfter } from './drills/visitor.mjs';
import { hangingCall } from './load/hanging-call.mjs';
import { htmlRatio } from './load/html-ratio.mjs';
import { initialScript } from './load/initial-script.mjs';

const CLIENT_FILES = 16;
const SCRIPT_RATIO = 1.25;
const HTML_RATIO = 2.5;
const REST_MS = 1_000;
/** Longer than every deadline. */
const HANGS_MS = 20_000;

/** What hangs, on which page, and its call. */
const calls = [
  ['the dashboard', '/myPage', '/membership/dashboard/info'],
  ['the stays', '/myPage', '/reservation/room'],
  ['the tables', '/myPage', '/dining/reservation'],
  ['the vouchers', '/myPage', '/membership/coupon'],
  ['the months', '/myPage/myPoint/pointInfo', '/membership/point/months'],
  ['the statement', '/myPage/myPoint/pointInfo', '/membership/point/statement'],
  ['the enquiries', '/myPage/directQnA', '/membership/enquiry'],
  ['the questions', '/myPage/directQnA', '/membership/centre'],
];

endWell();
const data = join(root, '.cache', 'measured-my-page');
const missed = [];
const judged = (what, value, limit, shown = String(value)) => {
  if (value > limit) missed.push(`${what}: ${shown}, at most ${limit}`);
  return shown;
};
try {
  const bareFolder = await buildBareApp();
  const sandbox = await startSandbox({
    port: await freePort(0),
    data,
    fresh: true,
    logFile: join(data, 'sandbox.log'),
  });
  const web = await startWeb({
    port: await freePort(0),
    sandboxAddress: sandbox.address,
    sessionSecret: randomBytes(32).toString('hex'),
    logFile: join(data, 'web.log'),
  });
  const barePort = await freePort(0);
  startChild({
    name: 'bare application',
    args: [join(root, 'node_modules', 'next', 'dist', 'bin', 'next'), 'start', bareFolder, '-p', String(barePort)],
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', HOSTNAME: undefined, NEXT_DIST_DIR: undefined },
    logFile: join(data, 'bare.log'),
  });
  const bareAddress = `http://localhost:${barePort}/fresh/1000`;
  await untilAnswered(bareAddress);

  printFiles();
  await printEntries(web.address, bareAddress);
  await printHanging(web.address, sandbox.address);
} finally {
  await stopAll();
}
process.stdout.write(missed.length === 0 ? '\nEvery aim is met.\n' : `\nMissed:\n${missed.join('\n')}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function untilAnswered(address) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${address} did not answer within 10 s`);
}

async function cookieOf(webAddress, { membershipId, password }) {
  const answer = await ask(`${webAddress}/api/session/login`, { method: 'POST', body: { membershipId, password } });
  if (answer.status !== 200) throw new Error(`the login answered ${answer.status}`);
  return cookieAfter(answer);
}

/** What the source alone tells: files of the browser, and files that ask the same question. */
function printFiles() {
  const files = globSync('components/my-page/**/*.{ts,tsx}', { cwd: root });
  const text = (file) => readFileSync(join(root, file), 'utf8');
  const onClient = files.filter((file) => /^\s*'use client'/.test(text(file)));
  const questions = new Map();
  for (const file of globSync('lib/my-page/{member-loads,load-*}.ts', { cwd: root })) {
    for (const [, name] of text(file).matchAll(/\bmemberLoad\((\w+)/g)) {
      questions.set(name, [...(questions.get(name) ?? []), file]);
    }
  }
  const most = Math.max(...[...questions.values()].map((each) => each.length));
  process.stdout.write(
    tableOf(
      ['figure', 'value', 'at most'],
      [
        [
          "files with 'use client'",
          `${judged('files on the client', onClient.length, CLIENT_FILES)} of ${files.length}`,
          `${CLIENT_FILES}`,
        ],
        [`files for one question (${questions.size} questions)`, judged('files for one question', most, 1), '1'],
      ],
    ),
  );
}

async function printEntries(webAddress, bareAddress) {
  const cookie = await cookieOf(webAddress, sampleAccounts.employee);
  const { text: landing } = await ask(`${webAddress}/en/myPage`, { cookie });
  const menu = /<nav aria-label="My Page menu"[\s\S]*?<\/nav>/.exec(landing)?.[0] ?? '';
  const paths = new Set(Array.from(menu.matchAll(/href="(\/en\/myPage[^"]*)"/g), ([, path]) => path));
  if (paths.size < 10) throw new Error('the menu has too few lines to be the menu');
  const bare = await initialScript(bareAddress);
  const rows = [];
  for (const path of paths) {
    const { status, text } = await ask(webAddress + path, { cookie });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    const scripts = await initialScript(webAddress + path, { cookie });
    const ratio = scripts.gzipBytes / bare.gzipBytes;
    const html = htmlRatio(text);
    rows.push([
      path.slice('/en'.length),
      `${(scripts.gzipBytes / 1000).toFixed(1)} KB`,
      judged(`script of ${path}`, ratio, SCRIPT_RATIO, ratio.toFixed(3)),
      `${(html.markupBytes / 1000).toFixed(1)} KB`,
      judged(`HTML of ${path}`, html.ratio, HTML_RATIO, html.ratio.toFixed(2)),
    ]);
  }
  process.stdout.write(
    tableOf(
      ['entry', 'script (gzip)', `of the bare page (≤ ${SCRIPT_RATIO})`, 'markup', `HTML / markup (≤ ${HTML_RATIO})`],
      rows,
    ),
  );
}

async function printHanging(webAddress, hubAddress) {
  const cookie = await cookieOf(webAddress, sampleAccounts.member);
  const rows = [];
  for (const [name, page, path] of calls) {
    await ask(webAddress + page, { cookie });
    await control(hubAddress, 'POST', '/faults', { path, kind: 'slow', delayMs: HANGS_MS });
    const { restMs, endMs } = await hangingCall(webAddress + page, cookie);
    await control(hubAddress, 'DELETE', '/faults');
    rows.push([
      page,
      name,
      judged(`${page} without ${name}`, restMs, REST_MS, `${restMs.toFixed(0)} ms`),
      `${endMs.toFixed(0)} ms`,
    ]);
  }
  process.stdout.write(tableOf(['page', 'hanging', `everything else (≤ ${REST_MS} ms)`, 'its own sentence'], rows));
}
