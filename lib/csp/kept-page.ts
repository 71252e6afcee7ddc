import { inlineScriptHashes } from './inline-script-hashes.ts';
import { hashCsp } from './policy.ts';

/** What Next hands a cache handler for a rendered App Router page; only what is used here. */
export interface KeptPage {
  html: string;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
}

/**
 * Stands in the HTML of a public page that was rendered while the hub did not answer, see
 * `components/layout/hub-unavailable.tsx`.
 */
export const UNAVAILABLE_MARK = 'data-hub-unavailable="true"';

/**
 * Makes a page ready to be kept and sent: its content security policy out of its own inline scripts, and
 * status 503 with `no-store` where it says that the hub is unavailable. Changes the value in place,
 * because Next sends the very object that it hands to the cache.
 * @returns whether the page may be kept
 */
export function sealKeptPage(page: KeptPage): 'keep' | 'unavailable' {
  page.headers ??= {};
  page.headers['content-security-policy'] ??= hashCsp(inlineScriptHashes(page.html));
  if (!page.html.includes(UNAVAILABLE_MARK)) return 'keep';
  page.status = 503;
  page.headers['retry-after'] = '5';
  page.headers['cache-control'] = 'private, no-store';
  return 'unavailable';
}
