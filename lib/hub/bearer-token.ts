/** RFC 6750 `b64token`. */
const tokenPattern = /^[A-Za-z0-9\-._~+/]+=*$/;

/** @throws RangeError for a value that is no token, CR and LF included; the value is not in the message */
export function bareToken(value: string): string {
  const token = value.replace(/^\s*(?:bearer(?:\s+|$))+/i, '').trim();
  // Before the trim: a line break may be an attempt at header splitting.
  if (/[\r\n]/.test(value) || !tokenPattern.test(token)) throw new RangeError('not a bearer token');
  return token;
}

export const authorizationHeader = (value: string): string => `Bearer ${bareToken(value)}`;
