/** RFC 6750 `b64token`: nothing in it can end a header line. */
const tokenPattern = /^[A-Za-z0-9\-._~+/]+=*$/;

/** @throws RangeError for a value that is no token, CR and LF included; the value is not in the message */
export function bareToken(value: string): string {
  const token = value.replace(/^\s*(?:bearer(?:\s+|$))+/i, '').trim();
  // The trim must not forgive a line break: it would hide an attempt at splitting a header.
  if (/[\r\n]/.test(value) || !tokenPattern.test(token)) throw new RangeError('not a bearer token');
  return token;
}

/** `Authorization` value with exactly one `Bearer ` in front, however the token was stored. */
export function authorizationHeader(value: string): string {
  return `Bearer ${bareToken(value)}`;
}
