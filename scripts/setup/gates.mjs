import { auditIsClean } from './audit.mjs';
import { runTool } from './tool.mjs';

/** Gates that read the sources and run no code of the product. Each answers whether it is content. */
export const gates = {
  lint: () => runTool('biome', ['check', '--error-on-warnings', '--max-diagnostics=50', '.']),
  // `next typegen` writes the route types that `tsc` reads; a fresh clone has none.
  types: async () =>
    (await runTool('next', ['typegen'], { stdio: ['ignore', 'ignore', 'inherit'] })) &&
    (await runTool('tsc', ['--noEmit', '--incremental', 'false'])),
  'known advisories': auditIsClean,
  'dead code': () => runTool('knip', ['--no-progress']),
};

/**
 * Runs gates one after the other, all of them, and names those that failed.
 * @param {Record<string, () => Promise<boolean>>} wanted
 * @returns {Promise<{ passed: string[], failed: string[] }>}
 */
export async function runGates(wanted) {
  const passed = [];
  const failed = [];
  for (const [name, run] of Object.entries(wanted)) {
    const startedAt = performance.now();
    const content = await run();
    (content ? passed : failed).push(name);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    process.stdout.write(`${content ? '  passed' : '  FAILED'}  ${name} (${seconds} s)\n`);
  }
  return { passed, failed };
}
