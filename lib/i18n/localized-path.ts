import { languageOf, languageOfPath } from './languages.ts';

/** @param path starts with `/`, without a language segment; may carry a query */
export function localizedPath(locale: string, path: string): string {
  const { segment } = languageOf(locale);
  if (segment === null) return path;
  if (path === '/') return `/${segment}`;
  return path.startsWith('/?') ? `/${segment}${path.slice(1)}` : `/${segment}${path}`;
}

export function unlocalizedPath(pathname: string): string {
  const { segment } = languageOfPath(pathname);
  return segment === null ? pathname : pathname.slice(segment.length + 1) || '/';
}
