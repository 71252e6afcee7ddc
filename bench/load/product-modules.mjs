/**
 * Lets a process of plain Node import the product's own modules as they stand: `@/…` and paths without extension as
 * its TypeScript writes them. Types are stripped by Node. Import this first.
 */
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/setup/project.mjs';

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** File of a module of the product; null for what is a package, or is not there. */
function fileOf(base) {
  const file = endings.map((ending) => base + ending).find((path) => /\.\w+$/.test(path) && existsSync(path));
  return file === undefined ? null : pathToFileURL(file).href;
}

registerHooks({
  resolve(specifier, context, next) {
    // The marker throws on import outside Next's own build.
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    // Next names no exports: `next/server` is its file `server.js`.
    if (/^next\/\w+$/.test(specifier)) return next(`${specifier}.js`, context);
    const own =
      specifier.startsWith('@/') ||
      (specifier.startsWith('.') && context.parentURL?.startsWith(pathToFileURL(root).href));
    if (own && !context.parentURL.includes('/node_modules/')) {
      const base = specifier.startsWith('@/')
        ? join(root, specifier.slice(2))
        : new URL(specifier, context.parentURL).pathname;
      const url = fileOf(base);
      if (url !== null) return { url, shortCircuit: true };
    }
    return next(specifier, context);
  },
});
