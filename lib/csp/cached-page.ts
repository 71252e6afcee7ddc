import { defaultLanguage } from '../i18n/languages.ts';
import { inlineScriptHashes } from './inline-script-hashes.ts';
import { hashCsp } from './policy.ts';
import { namesOf, thirdPartyScriptsOf } from './third-party-scripts.ts';

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
