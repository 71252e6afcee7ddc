import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isHandler } from '../routes/handlers.ts';
import { isMadeFile, madeFolders } from '../routes/made-files.ts';
import { handlerPattern, rootFiles } from '../routes/route-pattern.ts';

const isRootFile = /^\/[^/]+\.[^/.]+$/;
/** From the folder of the project, where every way to start the web starts it. */
const fonts = new Set(readdirSync(join(process.cwd(), 'public', 'fonts')).map((name) => `/fonts/${name}`));

/**
 * Is it the address of a file or a handler that does not exist? Next would look for a page, and render one that says so: for
 * each made-up name at the price of a page. Below `/_next/static/` Next answers with a plain 404.
 * @param pathname as `readRequestPath` reads it
 * @param isDevelopment Next's development server has other addresses below `/_next/` too
 */
export function isMissing(pathname: string, isDevelopment: boolean): boolean {
  if (isHandler(pathname)) return handlerPattern(pathname) === undefined;
  if (isRootFile.test(pathname)) return !rootFiles.has(pathname);
  if (madeFolders.some((start) => pathname.startsWith(start))) return !isMadeFile(pathname);
  if (pathname.startsWith('/fonts/')) return !fonts.has(pathname);
  return !isDevelopment && pathname.startsWith('/_next/') && !pathname.startsWith('/_next/static/');
}
