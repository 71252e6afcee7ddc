/** The header that a cross-site page cannot send without a preflight, which is never granted. */
export const BFF_HEADER = 'x-bff';

/** May it act with the visitor's cookies? With `x-bff: 1`, and this origin where one is named (SECURITY 10, 11). */
export function isSameOriginRequest(headers: Headers, publicOrigin: string): boolean {
  return headers.get(BFF_HEADER) === '1' && isOwnNavigation(headers, publicOrigin);
}

/** May a link's GET be answered with the member's data? Only on our own pages (SECURITY 11); it changes nothing. */
export function isOwnNavigation(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null && origin !== publicOrigin) return false;
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}
