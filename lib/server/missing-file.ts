import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isHandler } from '../routes/handlers.ts';
import { isMadeFile, madeFolders } from '../routes/made-files.ts';
import { handlerPattern, rootFiles } from '../routes/route-pattern.ts';

/** Folders of files that do not change while the web runs, by the start of their addresses. */
export type BuiltFiles = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * @param root folder of the product @param distDir folder of the build in it, as `next.config.mjs` reads it
 * @throws where the product was not built
 */
export function readBuiltFiles(root: string, distDir: string): BuiltFiles {
  const filesIn = (...folder: string[]) => readdirSync(join(root, ...folder), { recursive: true, encoding: 'utf8' });
  return new Map([
    ['/fonts/', new Set(filesIn('public', 'fonts'))],
    ['/_next/', new Set(filesIn(distDir, 'static').map((file) => `static/${file}`))],
  ]);
}

const isRootFile = /^\/[^/]+\.[^/.]+$/;

/**
 * Is it the address of a file or a handler that does not exist? Next would look for a page, and render one that says so: for
 * each made-up name at the price of a page.
 * @param pathname as `readRequestPath` reads it
 * @param built null for a development server, which makes its files as they are asked for
 */
export function isMissing(pathname: string, built: BuiltFiles | null): boolean {
  if (isHandler(pathname)) return handlerPattern(pathname) === undefined;
  if (isRootFile.test(pathname)) return !rootFiles.has(pathname);
  if (madeFolders.some((start) => pathname.startsWith(start))) return !isMadeFile(pathname);
  for (const [start, files] of built ?? []) {
    if (pathname.startsWith(start)) return !files.has(pathname.slice(start.length));
  }
  return false;
}
