import { createHash } from 'node:crypto';
import { defaultLanguage } from '../i18n/languages.ts';
import { hashCsp } from './policy.ts';
import { namesOf, thirdPartyScriptsOf } from './third-party-scripts.ts';

// The exception to the framework as documented (decision 0132): it reads the HTML of a rendered page, and assigns headers and a
// status to the object that Next has made of it.

/** What Next hands a cache handler for a rendered App Router page; only what is used here. */
export interface CachedPage {
  html: string;
  headers?: Record<string, string | string[] | undefined>;
  status?: number;
}

/**
 * A change is seen in every process within a second, and in caches in front, which are not told, within thirty: 14 s as it is
 * and 15 s more while such a cache asks again.
 */
const SHARED_FOR_SECONDS = 's-maxage=14, stale-while-revalidate=15';

/**
 * In the HTML of a public page made while the hub did not answer (`components/layout/hub-unavailable.tsx`). Within its tag:
 * a long text stands in the page's data with its quotes, but never with a `<`.
 */
const unavailableMark = /<main [^<>]*data-hub-unavailable="true"/;

/** In the HTML of a public page about what does not exist (`components/layout/not-found.tsx`). */
const notFoundMark = /<main [^<>]*data-not-found="true"/;

/** What decides the language of an address without a segment, see `lib/i18n/detect-language`. */
const languageVaries = 'accept-language, cookie, sec-fetch-site';
const withoutSegment = new RegExp(`<html[^>]* lang="${defaultLanguage.locale}"`);

/** It would be everybody's, and no nonce any more (SECURITY 48). */
const holdsNonce = ({ html }: CachedPage): boolean => /<(?:script|style|link) [^<>]*nonce="/.test(html);

/** Of the running site: what is prerendered gets its policy on the way out. Plain Node reads this file, not the schema. */
const byHttps = () => process.env.PUBLIC_ORIGIN?.startsWith('https:') ?? false;

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const externalOrData = /\ssrc\s*=|\stype\s*=\s*["']?(?!module|text\/javascript|application\/javascript)[\w/+.-]+/i;

/** Base64 SHA-256 digests of what a browser would run inline; external scripts and data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptElement)) {
    if (externalOrData.test(attributes) || text === '') continue;
    hashes.add(createHash('sha256').update(text, 'utf8').digest('base64'));
  }
  return [...hashes];
}

function policyOf(html: string): string {
  const { GTM_ID, CHAT_PLUGIN_KEY } = process.env;
  const outside = namesOf(thirdPartyScriptsOf({ GTM_ID, CHAT_PLUGIN_KEY }));
  return hashCsp(inlineScriptHashes(html), { https: byHttps(), outside });
}

interface SealedPage {
  page: CachedPage & { headers: NonNullable<CachedPage['headers']> };
  /** Not "unavailable", which must not outlive the outage, and not what was not found: such addresses could fill the disk, also that of nginx. */
  isKept: boolean;
}

/** A copy of `page` with the policy of its own scripts, and with its status where the hub is unavailable or nothing was found. */
export function sealCachedPage(page: CachedPage): SealedPage {
  const { html } = page;
  const headers: SealedPage['page']['headers'] = { ...page.headers, 'content-security-policy': policyOf(html) };
  // Next drops a `Vary` that the middleware sets; without it a shared cache would serve Korean to everybody.
  if (withoutSegment.test(html)) headers.vary ??= languageVaries;
  if (unavailableMark.test(html)) {
    const answer = { ...headers, 'retry-after': '5', 'cache-control': 'private, no-store' };
    return { page: { ...page, headers: answer, status: 503 }, isKept: false };
  }
  if (page.status === 404 || notFoundMark.test(html)) {
    return {
      page: { ...page, headers: { ...headers, 'cache-control': 'private, no-store' }, status: 404 },
      isKept: false,
    };
  }
  headers['cache-control'] = SHARED_FOR_SECONDS;
  return { page: { ...page, headers }, isKept: !holdsNonce(page) };
}

/**
 * Next answers the requests that wait for a page with the object that it passes to `set`. Without this their answer would have
 * no policy for its scripts, and the status 200 for what does not exist.
 */
export function answerWith(rendered: CachedPage, { headers, status }: SealedPage['page']): void {
  // Next has written a redirect's address to the answer, and would append it.
  const { location: _written, ...others } = headers;
  Object.assign(rendered, { headers: others, status });
}
