import { defaultLanguage } from '../i18n/languages.ts';
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

/** What decides the language of an address without a segment, see `lib/i18n/detect-language`. */
const languageVaries = 'accept-language, cookie, sec-fetch-site';
const withoutSegment = new RegExp(`<html[^>]* lang="${defaultLanguage.locale}"`);

/** Of the running site: what is prerendered gets its policy on the way out. Plain Node reads this file, not the schema. */
const byHttps = () => process.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;

/**
 * Makes a page ready to be kept and sent: its content security policy out of its own inline scripts, and
 * status 503 where it says that the hub is unavailable. Changes the value in place, because Next sends the
 * very object that it hands to the cache.
 * @returns whether the page may be kept. A page that says "unavailable" must not outlive the outage, and
 *   one that was not found would let anybody fill the disk with invented addresses.
 */
export function sealKeptPage(page: KeptPage): 'keep' | 'pass' {
  page.headers ??= {};
  page.headers['content-security-policy'] ??= hashCsp(inlineScriptHashes(page.html), { https: byHttps() });
  // Next drops a `Vary` that the middleware sets; without it a shared cache would serve Korean to everybody.
  if (withoutSegment.test(page.html)) page.headers.vary ??= languageVaries;
  if (page.html.includes(UNAVAILABLE_MARK)) {
    page.status = 503;
    page.headers['retry-after'] = '5';
    page.headers['cache-control'] = 'private, no-store';
    return 'pass';
  }
  if (page.status === 404) {
    page.headers['cache-control'] = 'public, s-maxage=60';
    return 'pass';
  }
  return 'keep';
}
