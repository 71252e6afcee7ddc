/**
 * Who asks for a page:
 * - `document`: a visitor goes there, the answer is put on the screen
 * - `background`: Next's router fetches it, for a link that is merely visible or for a soft navigation, or the
 *   browser prefetches or prerenders it
 * - `unknown`: the client does not say (no browser, or one of before 2023 on a router's fetch)
 */
export type PageLoad = 'document' | 'background' | 'unknown';

/**
 * Kind of a page request by what the middleware gets to see of it: Next takes its own headers (`rsc`,
 * `next-router-prefetch`, …) and `_rsc` off before, so the browser's fetch metadata decide.
 */
export function pageLoadOf(headers: Headers): PageLoad {
  const purpose = `${headers.get('sec-purpose')} ${headers.get('purpose')} ${headers.get('x-moz')}`;
  const mode = headers.get('sec-fetch-mode');
  if (/prefetch|prerender/.test(purpose) || headers.has('next-url')) return 'background';
  if (mode !== null) return mode === 'navigate' ? 'document' : 'background';
  return headers.get('accept')?.includes('text/html') ? 'document' : 'unknown';
}
