import { join } from 'node:path';
import { runStep } from '../running/child.mjs';
import { projectNode, root } from './project.mjs';

/**
 * Runs one of the repository's tools on the repository's Node.
 * @param {'biome' | 'knip' | 'next' | 'playwright' | 'tsc' | 'vitest'} name its command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<boolean>} whether it was content
 */
export async function runTool(name, args, options) {
  const script = join(root, 'node_modules', '.bin', name);
  return (await runStep(projectNode, [script, ...args], options)) === 0;
}

/** Runs a script of the repository that needs its Node (TypeScript by type stripping). */
export async function runScript(path, args = [], options) {
  return (await runStep(projectNode, [join(root, path), ...args], options)) === 0;
}
