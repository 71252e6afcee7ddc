/**
 * Paired in one run, round by round in turn, so that whatever else the machine does falls on both: each page of the
 * product against a bare page of the same framework with the same number of bytes, and its first view on a slow phone
 * against that of the same page without scripts. Medians are printed; ends with 1 where a promise of the first view is
 * broken.
 *
 * BENCH_ROUNDS (5), BENCH_SECONDS (3) a round, BENCH_CONNECTIONS (8), CHROMIUM_PATH.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWell, stopAll } from '../scripts/running/child.mjs';
import { root, say } from '../scripts/setup/project.mjs';
import { measureFirstViews } from './browser/first-view.mjs';
import { measuredPages } from './browser/pages.mjs';
import { tableOf } from './browser/table.mjs';
import { initialScript } from './load/initial-script.mjs';
import { askOnce, loadRound, median } from './load/rounds.mjs';
import { startMeasured } from './load/start-measured.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const load = {
  seconds: Number(process.env.BENCH_SECONDS ?? 3),
  connections: Number(process.env.BENCH_CONNECTIONS ?? 8),
};

/** Promises of a first view; what script may be fetched stands with each page. */
const LCP_RATIO = 1.15;
const FONT_BYTES = 80_000;
const LAYOUT_SHIFT = 0.02;

endWell();
try {
  const { webAddress, bareAddress } = await startMeasured();

  const results = [];
  for (const page of measuredPages) results.push(await measure(page, webAddress, bareAddress));
  const firstViews = await measureFirstViews(measuredPages, { webAddress, rounds, say });
  print(results);
  process.exitCode = printFirstViews(firstViews, results) ? 0 : 1;
  mkdirSync(join(root, 'bench', 'out'), { recursive: true });
  writeFileSync(
    join(root, 'bench', 'out', 'latest.json'),
    `${JSON.stringify({ rounds, load, results, firstViews }, null, 2)}\n`,
  );
} finally {
  await stopAll();
}

/** Address of a bare page as long as the product's; its own frame is taken off by looking. */
async function bareTwin(bareAddress, kind, bytes) {
  const empty = (await askOnce(`${bareAddress}/${kind}/0`)).bytes;
  return `${bareAddress}/${kind}/${Math.max(0, bytes - empty)}`;
}

async function measure({ name, path, kind, scriptLimit }, webAddress, bareAddress) {
  const address = webAddress + path;
  // Twice: the first answer of a cached page makes it, the second one is what visitors get.
  await askOnce(address);
  const { bytes, status } = await askOnce(address);
  if (status !== 200) throw new Error(`${name} answered ${status}`);
  const twin = await bareTwin(bareAddress, kind, bytes);
  await askOnce(twin);
  const ours = [];
  const bare = [];
  let failures = 0;
  say(`Measuring ${name} (${bytes} bytes) …`);
  await loadRound(address, { ...load, seconds: 1 });
  const twinBytes = (await loadRound(twin, { ...load, seconds: 1 })).bytes;
  for (let round = 0; round < rounds; round += 1) {
    const own = await loadRound(address, load);
    const other = await loadRound(twin, load);
    ours.push(own.perSecond);
    bare.push(other.perSecond);
    failures += own.failures + other.failures;
  }
  const [script, bareScript] = [await initialScript(address), await initialScript(twin)];
  return {
    name,
    bytes,
    bareBytes: twinBytes,
    failures,
    perSecond: median(ours),
    barePerSecond: median(bare),
    ratio: median(ours.map((value, round) => value / (bare[round] ?? value))),
    scriptGzipBytes: script.gzipBytes,
    bareScriptGzipBytes: bareScript.gzipBytes,
    scriptRatio: script.gzipBytes / bareScript.gzipBytes,
    scriptLimit,
  };
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

function print(results) {
  const heads = ['page', 'HTML', 'bare HTML', 'req/s', 'bare req/s', 'ratio', 'failed', 'script (gzip)', 'bare script'];
  const rows = results.map((result) => [
    result.name,
    kb(result.bytes),
    kb(result.bareBytes),
    result.perSecond.toFixed(0),
    result.barePerSecond.toFixed(0),
    result.ratio.toFixed(2),
    String(result.failures),
    kb(result.scriptGzipBytes),
    kb(result.bareScriptGzipBytes),
  ]);
  process.stdout.write(tableOf(heads, rows));
}

/** @returns {boolean} whether every promise is kept */
function printFirstViews(views, results) {
  const heads = ['first view', 'script / bare', 'at most', 'LCP', 'without scripts', 'ratio', 'shift', 'fonts', 'kept'];
  const judged = views.map((view, index) => {
    const { scriptRatio, scriptLimit } = results[index];
    const kept =
      scriptRatio <= scriptLimit &&
      view.lcpRatio <= LCP_RATIO &&
      view.shift <= LAYOUT_SHIFT &&
      view.fontBytes <= FONT_BYTES;
    return { ...view, scriptRatio, scriptLimit, kept };
  });
  const rows = judged.map((view) => [
    view.name,
    view.scriptRatio.toFixed(3),
    view.scriptLimit.toFixed(2),
    `${view.lcpMs.toFixed(0)} ms`,
    `${view.bareLcpMs.toFixed(0)} ms`,
    view.lcpRatio.toFixed(2),
    view.shift.toFixed(3),
    kb(view.fontBytes),
    view.kept ? 'yes' : 'NO',
  ]);
  const limits = `at most ${LCP_RATIO} × the LCP without scripts, ${LAYOUT_SHIFT} of shift, ${kb(FONT_BYTES)} of fonts`;
  process.stdout.write(`${tableOf(heads, rows)}${limits}\n`);
  return judged.every(({ kept }) => kept);
}
