import { isFile } from './route-pattern';

/** Set where a request begins: `headers()` of `next.config.mjs` is written by the build and covers not all answers. */

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

/** Previews of a shared page and letters to members show these on other sites. */
const shownElsewhere = /^\/(?:pictures\/|[^/]+\.(?:png|svg)$)/;

/** Their maker may still replace them. @param path as `readRequestPath` reads it, null for what it refuses */
export function answerHeaders(path: string | null, publicOrigin: string): Record<string, string> {
  const headers: Record<string, string> = { ...always };
  // What no page answers: handlers and files.
  if (path === null || path.startsWith('/api/') || path.startsWith('/_next/') || isFile(path))
    headers['content-security-policy'] = path === CARD_WORKER ? workerPolicy : nothingPolicy;
  if (path === null || !shownElsewhere.test(path)) headers['cross-origin-resource-policy'] = 'same-origin';
  if (publicOrigin.startsWith('https:')) {
    headers['strict-transport-security'] = 'max-age=31536000; includeSubDomains';
  }
  return headers;
}
