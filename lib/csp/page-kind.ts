import { unlocalizedPath } from '@/lib/i18n/localized-path';

/**
 * The two kinds of pages (DESIGN.md): *public* ones are the same for everybody and kept with a policy of
 * hashes; *personal* ones are rendered for each request with a nonce. Unknown addresses are personal.
 * @param pathname with or without language segment
 */
export function pageKind(pathname: string): 'public' | 'personal' {
  return /^\/(hotels(\/[^/]+)?)?\/?$/.test(unlocalizedPath(pathname)) ? 'public' : 'personal';
}
