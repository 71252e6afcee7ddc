/**
 * Attacks and faults against the built web and the stand-in hub, each in processes of their own. Prints one table,
 * writes bench/results/drills.json, and ends with 1 when a promise is broken. Arguments: names of drills; none: all.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWell, stopAll } from '../../scripts/running/child.mjs';
import { root, say, stopWith } from '../../scripts/setup/project.mjs';
import { anyInput } from './any-input.mjs';
import { drain } from './drain.mjs';
import { hubDown } from './hub-down.mjs';
import { loginTiming } from './login-timing.mjs';
import { monitoring } from './monitoring.mjs';
import { redisOutage } from './redis-outage.mjs';
import { refreshStorm } from './refresh-storm.mjs';
import { replayAttacks } from './replay-attacks.mjs';
import { slowMembers } from './slow-members.mjs';
import { topology } from './topology.mjs';
import { visitorLeaves } from './visitor-leaves.mjs';

const drills = [
  refreshStorm,
  redisOutage,
  anyInput,
  hubDown,
  slowMembers,
  drain,
  loginTiming,
  visitorLeaves,
  replayAttacks,
  topology,
  monitoring,
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !drills.some((drill) => drill.name === name));
if (unknown.length > 0) {
  stopWith(`No drill is called ${unknown.join(', ')}. There are: ${drills.map(({ name }) => name).join(', ')}.`);
}

endWell();
const rows = [];
for (const drill of drills) {
  if (asked.length === 0 || asked.includes(drill.name)) rows.push(...(await rowsOf(drill)));
}
print(rows);
mkdirSync(join(root, 'bench', 'results'), { recursive: true });
const report = { at: new Date().toISOString(), node: process.version, rows };
writeFileSync(join(root, 'bench', 'results', 'drills.json'), `${JSON.stringify(report, null, 2)}\n`);
process.exitCode = rows.some(({ kept }) => kept === false) ? 1 : 0;

/** Runs one drill within its time. One that cannot run, or does not end, has broken its promise. */
async function rowsOf({ name, title, limitSeconds, run }) {
  say(`${name}: ${title}`);
  const folder = mkdtempSync(join(tmpdir(), 'drill-'));
  let limit;
  try {
    const tooLong = new Promise((_resolve, reject) => {
      limit = setTimeout(() => reject(new Error(`not done within ${limitSeconds} s`)), limitSeconds * 1000);
    });
    const results = await Promise.race([run(folder), tooLong]);
    return results.map((result) => ({ drill: name, ...result }));
  } catch (error) {
    process.stderr.write(`${error.stack ?? error}\n`);
    return [{ drill: name, measured: 'ran to its end', value: error.message.split('\n', 1)[0], kept: false }];
  } finally {
    clearTimeout(limit);
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(results) {
  const heads = ['drill', 'measured', 'value', 'promise', ''];
  const verdicts = new Map([
    [true, 'kept'],
    [false, 'BROKEN'],
  ]);
  const lines = results.map(({ drill, measured, value, promise, kept }) => [
    drill,
    measured,
    String(value),
    promise ?? '',
    verdicts.get(kept) ?? '',
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column].length)));
  const line = (cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]))
      .join('  ')
      .trimEnd();
  process.stdout.write(`\n${[heads, ...lines].map(line).join('\n')}\n`);
}
