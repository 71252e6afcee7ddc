/**
 * `npm run any-day`: the tests with the wall clock of Node and of the browser moved to other days. `journeys` adds the
 * journeys; `--days 2026-12-31T14:59Z,…` (with `@America/New_York` for a time zone) and `--files tests/pages,e2e/…`
 * choose. Ends with a table of the days, and with 1 when anything failed.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { days, readDays } from './any-day/days.mjs';
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.mjs';
import { journeyFailures, unitFailures } from './setup/failures.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, say, stopWith } from './setup/project.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { journeyCounts, readReport, unitCounts } from './setup/reports.mjs';
import { runTool } from './setup/tool.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string' }, files: { type: 'string' } },
});
if (positionals.some((word) => word !== 'journeys')) stopWith(`Unknown: ${positionals.join(' ')}`);
const chosenDays = values.days === undefined ? days : readDays(values.days);
if (!chosenDays)
  stopWith('Write days as 2026-12-31T14:59Z or 2027-03-14T04:30Z@America/New_York, with commas between.');

const files = values.files?.split(',') ?? [];
const journeyFiles = files.filter((file) => file.startsWith('e2e'));
const unitFiles = files.filter((file) => !file.startsWith('e2e'));
const withUnits = files.length === 0 || unitFiles.length > 0;
const withJourneys = positionals.includes('journeys') || journeyFiles.length > 0;

const results = join(root, 'test-results', 'any-day');
const preload = `--require=${JSON.stringify(join(root, 'scripts', 'any-day', 'preload.cjs'))}`;

/** The environment of a day, without what another day may have left in this one. */
function environmentOf({ zone }, clock) {
  const { CLOCK_STARTS_AT: _at, CLOCK_OFFSET_MS: _offset, ...own } = process.env;
  const nodeOptions = [own.NODE_OPTIONS, preload].filter(Boolean).join(' ');
  return { ...own, ...(zone && { TZ: zone, BROWSER_TIME_ZONE: zone }), ...clock, NODE_OPTIONS: nodeOptions };
}

async function runUnits(day, report) {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const env = environmentOf(day, { CLOCK_STARTS_AT: day.at });
  const content = await runTool('vitest', ['run', ...reporters, ...unitFiles], { env });
  const read = readReport(report);
  return { content, ...unitCounts(read), failures: unitFailures(read) };
}

async function runJourneys(day, report, browsers) {
  const clock = { CLOCK_OFFSET_MS: String(Date.parse(day.at) - Date.now()) };
  const env = { ...environmentOf(day, clock), ...browsers, JOURNEY_REPORT: report };
  const content = await runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', ...journeyFiles], { env });
  const read = readReport(report);
  return { content, ...journeyCounts(read), failures: journeyFailures(read) };
}

endWell();
await ensurePackages();
await ensureRedis();
let browsers = {};
if (withJourneys) {
  const chromium = await ensureChromium();
  browsers = { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: await ensureHeadlessShell(chromium) };
  if (!(await ensureBuild())) stopWith('The web could not be built, see above.');
}
rmSync(results, { recursive: true, force: true });

const lines = [];
for (const day of chosenDays) {
  const name = [day.at, day.zone].filter(Boolean).join('@');
  const report = (part) => join(results, `${name.replace(/[^\w-]/g, '_')}-${part}.json`);
  say(`${name} ${day.why}`);
  const parts = [];
  if (withUnits) parts.push(await runUnits(day, report('unit')));
  if (withJourneys && (values.days !== undefined || day.journeys)) {
    parts.push(await runJourneys(day, report('journeys'), browsers));
  }
  if (parts.length === 0) continue;
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  // A runner may end unhappily without a failed test (an unhandled rejection, for example).
  const failed = parts.reduce((sum, part) => sum + (part.failed || (part.content ? 0 : 1)), 0);
  for (const failure of parts.flatMap(({ failures }) => failures)) process.stdout.write(`${failure}\n`);
  lines.push({ name, passed, failed, why: day.why });
}

const width = Math.max(...lines.map(({ name }) => name.length));
process.stdout.write(`\n${'day'.padEnd(width)}  passed  failed\n`);
for (const { name, passed, failed, why } of lines) {
  const numbers = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}`;
  process.stdout.write(`${name.padEnd(width)}  ${numbers}  ${why}\n`);
}
process.exitCode = lines.every(({ failed }) => failed === 0) ? 0 : 1;
