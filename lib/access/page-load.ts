/**
 * - `document`: a visitor goes there
 * - `background`: Next's router fetches it for a link, or the browser prefetches or prerenders it
 * - `unknown`: the client does not say (no browser, or one of before 2023 on a router's fetch)
 */
export type PageLoad = 'document' | 'background' | 'unknown';

/** By fetch metadata: Next removes its headers (`rsc`, `next-router-prefetch`) before the middleware. */
export function pageLoadOf(headers: Headers): PageLoad {
  const purpose = `${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`;
  const mode = headers.get('sec-fetch-mode');
  if (/prefetch|prerender/.test(purpose)) return 'background';
  if (mode !== null) return mode === 'navigate' ? 'document' : 'background';
  return headers.get('accept')?.includes('text/html') ? 'document' : 'unknown';
}
