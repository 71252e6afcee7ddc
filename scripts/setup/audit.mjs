import { spawn } from 'node:child_process';
import { root } from './project.mjs';

const PATIENCE_MS = 20_000;

/**
 * What `npm audit --json` has said.
 * @param {string} output
 * @returns {{ kind: 'clean' | 'unanswered' } | { kind: 'vulnerable', found: string[] }} `vulnerable`: of high or
 *   critical severity; `unanswered`: no network, or a registry that knows no audit
 */
export function verdictOfAudit(output) {
  let report;
  try {
    report = JSON.parse(output);
  } catch {
    return { kind: 'unanswered' };
  }
  const counts = report?.metadata?.vulnerabilities;
  if (counts === undefined) return { kind: 'unanswered' };
  if (!counts.high && !counts.critical) return { kind: 'clean' };
  const found = Object.entries(report.vulnerabilities ?? {})
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { via }]) => `${name}: ${via.map((each) => each.url ?? each).join(' ')}`);
  return { kind: 'vulnerable', found };
}

/** Output of `npm audit` about what runs in production; empty where it did not come in time. */
function audit() {
  return new Promise((resolve) => {
    const options = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS / 2}`];
    const child = spawn('npm', options, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], timeout: PATIENCE_MS });
    let output = '';
    child.stdout.on('data', (part) => {
      output += part;
    });
    child.once('error', () => resolve(''));
    child.once('close', () => resolve(output));
  });
}

/**
 * The gate: content unless a registry knows an advisory of high severity about what runs in production. Without an
 * answer the table in `tests/conventions/version-floors.ts` stands alone.
 */
export async function auditIsClean() {
  const verdict = verdictOfAudit(await audit());
  if (verdict.kind === 'unanswered') process.stdout.write('No registry answers npm audit here; the floors hold.\n');
  if (verdict.kind === 'vulnerable') process.stdout.write(`${verdict.found.join('\n')}\n`);
  return verdict.kind !== 'vulnerable';
}
