/** Content security policies of the two kinds of pages (DESIGN.md, "Two kinds of pages"). */

interface PolicyOptions {
  /** Is the site reached by https? Then no page asks for anything by http. */
  https: boolean;
}

/** @param scripts `'nonce-…'` with `'strict-dynamic'`, or `'self'` and hashes */
function policy(scripts: readonly string[], { https }: PolicyOptions): string {
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    // React writes style attributes; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "manifest-src 'self'",
  ];
  if (https) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/**
 * Policy of a personal page, made anew for each request.
 * @param options.development React's development build needs `eval` for its error overlay; never in production
 */
export function nonceCsp(nonce: string, options: PolicyOptions & { development?: boolean }): string {
  const scripts = [`'nonce-${nonce}'`, "'strict-dynamic'"];
  if (options.development) scripts.push("'unsafe-eval'");
  return policy(scripts, options);
}

/**
 * Policy of a kept page: its own files and the inline scripts that its HTML holds, by their hashes.
 * @param hashes base64 SHA-256 digests, see `inlineScriptHashes`
 */
export function hashCsp(hashes: readonly string[], options: PolicyOptions): string {
  return policy(["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)], options);
}
