import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const WITHIN_MS = 10_000;

/**
 * Lets the web under drill tell what memory it holds.
 * @param {string} folder of the drill
 * @returns {{ env: Record<string, string>, read: (web: { pid?: number }) => Promise<NodeJS.MemoryUsage> }} `env` for
 *   the web; `read` collects its garbage first, amounts in bytes
 */
export function heldMemory(folder) {
  const file = join(folder, 'memory.json');
  const probe = pathToFileURL(join(import.meta.dirname, 'memory-probe.mjs')).href;
  return {
    env: { DRILL_MEMORY_FILE: file, NODE_OPTIONS: `--expose-gc --import=${probe}` },
    async read(web) {
      rmSync(file, { force: true });
      process.kill(web.pid, 'SIGUSR2');
      const until = performance.now() + WITHIN_MS;
      while (!existsSync(file)) {
        if (performance.now() > until) throw new Error('The web did not tell its memory');
        await pause(50);
      }
      return JSON.parse(readFileSync(file, 'utf8'));
    },
  };
}
