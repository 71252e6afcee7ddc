/**
 * `npm test`: everything, on a machine that has only Node and npm. Plain JavaScript for Node 20, because it
 * runs before anything is installed. What failed is repeated at the end; the last line reads
 * `N passed, N failed`, and a failure also ends it with exit code 1.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endWell } from './running/child.mjs';
import { ensureBuild } from './setup/build.mjs';
import { ensureChromium, ensureHeadlessShell } from './setup/chromium.mjs';
import { journeyFailures, unitFailures, unstableJourneys } from './setup/failures.mjs';
import { gates, runGates } from './setup/gates.mjs';
import { ensureKubectl } from './setup/kubectl.mjs';
import { ensureNginx } from './setup/nginx.mjs';
import { ensurePackages } from './setup/packages.mjs';
import { root, say } from './setup/project.mjs';
import { ensurePromtool } from './setup/promtool.mjs';
import { ensureProtobuf } from './setup/protobuf.mjs';
import { ensureRedis } from './setup/redis.mjs';
import { journeyCounts, readReport, unitCounts } from './setup/reports.mjs';
import { runTool } from './setup/tool.mjs';

const results = join(root, 'test-results');
const unitReport = join(results, 'unit.json');
const journeyReport = join(results, 'journeys.json');

endWell();
await ensurePackages();
rmSync(results, { recursive: true, force: true });

/** What Debian has to bring. */
async function programs() {
  await ensureRedis();
  await ensureNginx();
  await ensurePromtool();
  await ensureProtobuf();
  await ensureKubectl();
  const chromium = await ensureChromium();
  return { chromium, shell: await ensureHeadlessShell(chromium) };
}

const unit = () =>
  runTool('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]);
const build = () => ensureBuild({ output: 'ignore' });
// In the whole run a journey that failed is repeated once (decision 0042).
const journeys = ({ chromium, shell }) =>
  runTool('playwright', ['test', '-c', 'e2e/playwright.config.ts', '--retries=1'], {
    env: { ...process.env, CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: shell, JOURNEY_REPORT: journeyReport },
  });

// Installing waits for the network, and a build keeps one core busy: the gates run beside both. `types` writes into the
// build's folder.
const { types, ...readers } = gates;
const [installed, read, built] = await Promise.all([programs(), runGates(readers), runGates({ build })]);
const typed = await runGates({ types });
const unitContent = await unit();
const journeysContent = built.failed.length === 0 && (await journeys(installed));

const [passedGates, failedGates] = ['passed', 'failed'].map((verdict) =>
  [read, built, typed].flatMap((gatesOfStep) => gatesOfStep[verdict]),
);
const parts = [
  { passed: passedGates.length, failed: failedGates.length },
  unitCounts(readReport(unitReport)),
  journeyCounts(readReport(journeyReport)),
];
const passed = parts.reduce((sum, part) => sum + part.passed, 0);
let failed = parts.reduce((sum, part) => sum + part.failed, 0);
// A runner may end unhappily without a failed test (an unhandled rejection, for example).
if (failed === 0 && !(unitContent && journeysContent)) {
  failed = 1;
  say('A runner ended with an error outside its tests; see above.');
}

for (const name of failedGates) say(`Failed: ${name}`);
for (const unstable of unstableJourneys(readReport(journeyReport))) process.stdout.write(`${unstable}\n`);
for (const failure of [...unitFailures(readReport(unitReport)), ...journeyFailures(readReport(journeyReport))]) {
  process.stdout.write(`${failure}\n`);
}
process.exitCode = failed === 0 ? 0 : 1;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
