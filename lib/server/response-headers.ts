import type { ServerEnv } from '../env/server-env-schema.ts';
import { isHandler } from '../routes/handlers.ts';
import { pageKind } from '../routes/pages.ts';
import { isFile } from '../routes/route-pattern.ts';

/** Set where a request begins: `headers()` of `next.config.mjs` is written by the build and covers not all answers. */

export type HeaderEnv = Pick<ServerEnv, 'PUBLIC_ORIGIN' | 'STRICT_TRANSPORT_SECURITY'>;

const always = {
  'x-content-type-options': 'nosniff',
  // `frame-ancestors` says the same to browsers that know it.
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // The identity provider's window must be able to talk back to its opener.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const nothingPolicy = "default-src 'none'; frame-ancestors 'none'";
/** A service worker has the policy of its own file: this one asks for the page that it stands before. */
const CARD_WORKER = '/card-worker.js';
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";
/** For HTML that the middleware gives no policy, as an error page of Next's: it may look as it should, and runs nothing. */
const withoutScripts =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'";

/** Previews of a shared page and letters to members show these on other sites. */
const shownElsewhere = /^\/(?:pictures\/|[^/]+\.(?:png|svg)$)/;

/**
 * For public pages. Next adds the policy of the cached page, and browsers enforce both: this one must not forbid anything
 * that a cached page needs. It is the only policy of a page that fails without a cached copy (decision 0002).
 */
const ofPublicPages =
  "script-src-attr 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The middleware replaces it on personal pages. */
function policyOf(path: string | null): string {
  if (path === CARD_WORKER) return workerPolicy;
  if (path === null || isHandler(path) || path.startsWith('/_next/') || isFile(path)) return nothingPolicy;
  return pageKind(path) === 'public' ? ofPublicPages : withoutScripts;
}

/** @param path as `readRequestPath` reads it, null for what it refuses */
export function responseHeaders(path: string | null, env: HeaderEnv): Record<string, string> {
  return {
    ...always,
    'content-security-policy': policyOf(path),
    ...((path === null || !shownElsewhere.test(path)) && { 'cross-origin-resource-policy': 'same-origin' }),
    ...(env.PUBLIC_ORIGIN.startsWith('https:') && { 'strict-transport-security': env.STRICT_TRANSPORT_SECURITY }),
  };
}
