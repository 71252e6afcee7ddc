import { contract } from '../hub/contract/contract.ts';
import { unlocalizedPath } from '../i18n/localized-path.ts';
import { HUB_PROXY, handlers } from './handlers.ts';
import { madeFolders } from './made-files.ts';
import { pagePattern, patternFinder } from './pages.ts';

/** Undefined where no handler answers. */
export const handlerPattern = patternFinder([
  ...Object.values(handlers).flatMap((group) => Object.values(group)),
  ...Object.values(contract)
    .filter((entry) => entry.audience !== 'server')
    .map((entry) => HUB_PROXY + entry.path),
]);

/** Folders of files, and files at the root: the whole list of what is no page and no handler. */
export const fileFolders = ['/_next/static/', '/fonts/', ...madeFolders] as const;
export const rootFiles: ReadonlySet<string> = new Set([
  '/apple-touch-icon.png',
  '/card-worker.js',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/robots.txt',
  '/sitemap.xml',
]);

function filePattern(pathname: string): string | undefined {
  if (rootFiles.has(pathname)) return pathname;
  const folder = fileFolders.find((start) => pathname.startsWith(start));
  return folder && `${folder}{file}`;
}

/** By its place, whether or not it exists: an ending such as `.css` makes no address a file. */
export const isFile = (pathname: string): boolean => filePattern(pathname) !== undefined;

/** Without language, ids and names of files; `other` if unknown. @param pathname as `readRequestPath` reads it */
export function routePattern(pathname: string): string {
  const file = filePattern(pathname);
  if (file !== undefined) return file;
  const path = unlocalizedPath(pathname);
  return pagePattern(path) ?? handlerPattern(path) ?? 'other';
}
