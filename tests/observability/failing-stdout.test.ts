import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';

/** Logs for a second, then an end as that of `server.ts`. What the metric says goes to stderr. */
const program = `
import { logger } from './lib/observability/logger.ts';
import { metricsText } from './lib/observability/metrics.ts';
process.on('uncaughtException', (error) => process.stderr.write('uncaught ' + error.code + '\\n'));
const lines = setInterval(() => { for (let line = 0; line < 10; line += 1) logger().info({ filler: 'x'.repeat(500) }); }, 20);
setTimeout(async () => {
  const { text } = await metricsText();
  for (const row of text.match(/^web_log_failures_total.*$/gm) ?? []) process.stderr.write(row + '\\n');
  process.exit(0);
}, 1_000);
`;

/** Runs it in a shell, where `"$@"` is the program. @returns what stderr got until the program has ended */
async function stderrOf(shell: string): Promise<string> {
  const node = [process.execPath, '--input-type=module', '-e', program];
  const { pid, stderr } = spawn('sh', ['-c', shell, 'sh', ...node], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'info' },
  });
  onTestFinished(() => void (pid && process.kill(-pid, 'SIGKILL')));
  let text = '';
  for await (const chunk of stderr) {
    text += chunk;
    if (text.includes('ended')) break;
  }
  return text;
}

test.each([
  ['is a full disk', '"$@" >/dev/full; echo "ended $?" >&2; sleep 9', 'ENOSPC'],
  ['has no reader any more', '{ "$@"; echo "ended $?" >&2; sleep 9; } | true', 'EPIPE'],
  ['has a reader that stands still', '{ "$@"; echo "ended $?" >&2; sleep 9; } | sleep 9', 'EAGAIN'],
])(
  'a process whose stdout %s ends by itself, and has counted it',
  async (_what, shell, reason) => {
    const text = await stderrOf(shell);
    expect(text).toContain('ended 0');
    expect(text).toMatch(new RegExp(`^web_log_failures_total\\{reason="${reason}"\\} [1-9]`, 'm'));
    expect(text).not.toContain('uncaught');
  },
  10_000,
);

test('a process whose stdout is read ends with all its lines, and has counted no failure', async () => {
  const text = await stderrOf('"$@" | { grep -c filler | sed "s/.*/lines &/"; } >&2; echo ended >&2; sleep 9');
  expect(Number(/lines (\d+)/.exec(text)?.[1])).toBeGreaterThan(100);
  expect(text).not.toMatch(/^web_log_failures_total\{/m);
}, 10_000);
