import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Folder of the repository. */
export const root = resolve(import.meta.dirname, '..', '..');

/** Node of the repository itself (a devDependency), whatever the system has. */
export const projectNode = join(root, 'node_modules', '.bin', 'node');

/** Exact versions of package.json, for messages and checks. */
export function packageManifest() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}

/**
 * Ends the process with one sentence for a person instead of a stack.
 * @param {string} sentence
 * @returns {never}
 */
export function stopWith(sentence) {
  process.stderr.write(`\n${sentence}\n`);
  process.exit(1);
}

/** One line about what is going on, with the seconds since the script started. */
export function say(sentence) {
  process.stdout.write(`[${process.uptime().toFixed(1).padStart(6)} s] ${sentence}\n`);
}
