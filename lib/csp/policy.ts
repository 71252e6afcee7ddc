import type { ThirdPartyScript } from './third-party-scripts.ts';

/** Content security policies of the two kinds of pages (decision 0002). */

/** Base64 SHA-256 of `earlyScript`: its layout reads no header, so the script has no nonce. A test compares them. */
export const EARLY_SCRIPT_DIGEST = 'lPk9miWeQq8G9mhZkHtjWk5iXWK6YqDQlZA6gVzD4eA=';

interface PolicyOptions {
  https: boolean;
  outside?: readonly ThirdPartyScript[];
  formTargets?: readonly string[];
  connectTargets?: readonly string[];
}

type Sources = Partial<Record<'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'media-src', readonly string[]>>;

/**
 * By what the makers document for GA4 (developers.google.com/tag-platform/security/guides/csp) and for the chat
 * (developers.channel.io, "Content Security Policy"). Cached pages alone name the files of scripts (`hashCsp`).
 */
const sourcesOf: Record<ThirdPartyScript, Sources> = {
  tagManager: {
    'script-src': ['https://www.googletagmanager.com/gtm.js', 'https://www.googletagmanager.com/gtag/'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
      'https://www.google.com',
    ],
    'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
    'frame-src': ['https://www.googletagmanager.com'],
  },
  chat: {
    'script-src': ['https://cdn.channel.io/plugin/'],
    'connect-src': [
      'https://*.channel.io',
      'https://*.channel.app',
      'wss://*.channel.io',
      'wss://*.desk-ws.channel.io',
      'wss://*.front-ws.channel.io',
    ],
    'img-src': ['https://*.channel.io'],
    'media-src': ['https://*.channel.io'],
  },
};

/** @param scripts `'nonce-…'` with `'strict-dynamic'`, or `'self'`, hashes and files of third parties */
function policy(
  scripts: readonly string[],
  { https, outside = [], formTargets = [], connectTargets = [] }: PolicyOptions,
): string {
  const more = (directive: keyof Sources) => outside.flatMap((name) => sourcesOf[name][directive] ?? []);
  const listed = (directive: keyof Sources, ...own: string[]) => [directive, ...own, ...more(directive)].join(' ');
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    // React writes style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    listed('img-src', "'self'", 'data:', 'blob:'),
    "font-src 'self'",
    listed('connect-src', "'self'", ...connectTargets),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ];
  for (const directive of ['frame-src', 'media-src'] as const) {
    if (more(directive).length > 0) directives.push(listed(directive, "'self'"));
  }
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** @param options.development React's development build needs `eval` for its error overlay; never in production */
export function nonceCsp(nonce: string, options: PolicyOptions & { development?: boolean }): string {
  const scripts = [`'nonce-${nonce}'`, `'sha256-${EARLY_SCRIPT_DIGEST}'`, "'strict-dynamic'"];
  if (options.development) scripts.push("'unsafe-eval'");
  // Otherwise `script-src` decides, and a worker cannot be given a nonce (decision 0052).
  return `${policy(scripts, options)}; worker-src 'self'`;
}

/** Own files, inline scripts by their hashes, and third parties' scripts by path: without nonces or integrity, `'strict-dynamic'` runs no file of the HTML. */
export function hashCsp(hashes: readonly string[], options: PolicyOptions): string {
  const own = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
  const others = (options.outside ?? []).flatMap((name) => sourcesOf[name]['script-src'] ?? []);
  return policy([...own, ...others], options);
}
