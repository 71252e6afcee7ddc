/** The header that a cross-site page cannot send without a preflight, which is never granted. */
export const BFF_HEADER = 'x-bff';

/**
 * May this request act with the visitor's cookies? It must carry `x-bff: 1`; where the browser says where
 * it comes from (`Origin`, `Sec-Fetch-Site`), that must be this very origin: sibling domains, `null` and
 * `same-site` are strangers (SECURITY 10, 11).
 * @param publicOrigin from the configuration; the `Host` header is the sender's word
 */
export function isSameOriginRequest(headers: Headers, publicOrigin: string): boolean {
  if (headers.get(BFF_HEADER) !== '1') return false;
  const origin = headers.get('origin');
  if (origin !== null && origin !== publicOrigin) return false;
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}

/**
 * May this GET of a link, which can send no `x-bff`, be answered with the member's data? Only a link on our own pages
 * (SECURITY 11). It must change nothing: browsers that do not say where they come from are answered too.
 */
export function isOwnNavigation(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null && origin !== publicOrigin) return false;
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}
