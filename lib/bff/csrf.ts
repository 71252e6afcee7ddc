/** The header that a cross-site page cannot send without a preflight, which is never granted. */
export const BFF_HEADER = 'x-bff';

/**
 * May this request act with the visitor's cookies? It carries `x-bff: 1`, and where the browser names an origin it is
 * this very one: sibling domains, `null` and `same-site` are strangers (SECURITY 10, 11).
 */
export function isSameOriginRequest(headers: Headers, publicOrigin: string): boolean {
  if (headers.get(BFF_HEADER) !== '1') return false;
  const origin = headers.get('origin');
  if (origin !== null && origin !== publicOrigin) return false;
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}

/**
 * May this GET of a link be answered with the member's data? Only on our own pages (SECURITY 11); it must change
 * nothing.
 */
export function isOwnNavigation(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null && origin !== publicOrigin) return false;
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}
