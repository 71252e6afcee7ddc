import { join } from 'node:path';
import { runStep } from '../running/child.mjs';
import { projectNode, root } from './project.mjs';

const scripts = {
  biome: ['@biomejs', 'biome', 'bin', 'biome'],
  knip: ['knip', 'bin', 'knip.js'],
  next: ['next', 'dist', 'bin', 'next'],
  playwright: ['playwright', 'cli.js'],
  tsc: ['typescript', 'bin', 'tsc'],
  vitest: ['vitest', 'vitest.mjs'],
};

/**
 * Runs one of the repository's tools on the repository's Node.
 * @param {keyof typeof scripts} name
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<boolean>} whether it was content
 */
export async function runTool(name, args, options) {
  const script = join(root, 'node_modules', ...scripts[name]);
  return (await runStep(projectNode, [script, ...args], options)) === 0;
}

/** Runs a script of the repository that needs its Node (TypeScript by type stripping). */
export async function runScript(path, args = [], options) {
  return (await runStep(projectNode, [join(root, path), ...args], options)) === 0;
}
