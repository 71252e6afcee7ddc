import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootFiles } from '../routes/route-pattern.ts';

/** Folders of files that do not change while the web runs, by the start of their addresses. */
const folders = { '/fonts/': ['public', 'fonts'], '/_next/static/': ['.next', 'static'] } as const;

const listed = new Map<string, ReadonlySet<string>>();

function filesIn(start: keyof typeof folders, root: string): ReadonlySet<string> {
  const known = listed.get(start);
  if (known) return known;
  const files = new Set(readdirSync(join(root, ...folders[start]), { recursive: true, encoding: 'utf8' }));
  listed.set(start, files);
  return files;
}

const isRootFile = /^\/[^/]+\.[^/.]+$/;

/**
 * Is it the address of a file that does not exist? Next would look for a page, and render one that says so: for each
 * made-up name at the price of a page.
 * @param pathname as `readRequestPath` reads it
 * @param root where the product was built; a development server makes its files as they are asked for
 */
export function isMissingFile(pathname: string, root: string | null): boolean {
  if (isRootFile.test(pathname)) return !rootFiles.has(pathname);
  if (root === null) return false;
  for (const start of Object.keys(folders) as (keyof typeof folders)[]) {
    if (pathname.startsWith(start)) return !filesIn(start, root).has(pathname.slice(start.length));
  }
  return false;
}
