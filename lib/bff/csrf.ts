/** The header that a cross-site page cannot send without a preflight, which is never granted. */
export const BFF_HEADER = 'x-bff';

/** Requires `x-bff: 1`, and this origin if one is named (SECURITY 10, 11). */
export function isSameOriginRequest(headers: Headers, publicOrigin: string): boolean {
  return headers.get(BFF_HEADER) === '1' && isOwnNavigation(headers, publicOrigin);
}

/** For a link's GET, which changes nothing: only from pages of the product (SECURITY 11). */
export function isOwnNavigation(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null && origin !== publicOrigin) return false;
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}
