import { join } from 'node:path';
import { startChild } from '../../scripts/running/child.mjs';
import { median, percentile } from './figures.mjs';

const LIMIT_MS = 1.5;
const names = {
  page: 'a member’s page (middleware, rules, page; a seal never seen before)',
  call: 'a call (a seal never seen before)',
  renewedCall: 'a call with a renewed pair (the same, and sealed again)',
};

export const sessionWork = {
  name: 'session-work',
  title: 'what the session costs a request: at most 1.5 ms of CPU',
  limitSeconds: 120,
  run: async (folder) => {
    const child = startChild({
      name: 'session work',
      args: [join('bench', 'drills', 'measure-session-work.mjs')],
      env: { NODE_ENV: 'production', LOG_LEVEL: 'silent' },
      logFile: join(folder, 'session-work.log'),
    });
    const code = await child.ended;
    if (code !== 0) throw new Error(`The measuring process ended with ${code}: ${child.lastLines(20)}`);
    const { measured, sealCharacters } = JSON.parse(child.lastLines(1));
    return Object.entries(measured).map(([kind, rounds]) => {
      const ms = rounds.map((microseconds) => microseconds / 1000);
      // Whatever else the machine does only adds: caches are lost and work is counted that is not ours.
      const undisturbed = percentile(ms, 0.1);
      return {
        measured: `${names[kind]}: CPU, least disturbed tenth of ${ms.length} rounds`,
        value: `${undisturbed.toFixed(2)} ms (median ${median(ms).toFixed(2)}; seal of ${sealCharacters} characters)`,
        promise: `≤ ${LIMIT_MS} ms`,
        kept: undisturbed <= LIMIT_MS,
      };
    });
  },
};
